import { startingContent, startingEntries } from 'college/starting-content'
import type { ContentData } from 'contract/content/data'
import type { ContentField } from 'contract/content/field'
import { type ContentTypeName, contentTypes, isSingletonName } from 'contract/content/types'
import { withRequiredDisclosures } from './required-disclosures.ts'

/** Collections match by slug. */
function firstOf(type: ContentTypeName, { slug }: ContentData): ContentData {
  if (isSingletonName(type)) return startingContent[type]
  return startingEntries[type].find((first) => first.slug === slug) ?? {}
}

/** If the key is missing altogether, the field didn't exist yet. */
const isFilledIn = ({ isRequired, blank, startsEmpty }: ContentField) =>
  !startsEmpty && (isRequired || blank !== undefined)

/**
 * Fills fields added since the entry was written: from the initial content, else an empty list or the first choice. Optional fields and
 * references stay absent.
 */
export function withDefaults(type: ContentTypeName, data: ContentData): ContentData {
  const full = withFields(type, data)
  return type === 'privacy' ? withRequiredDisclosures(full) : full
}

function withFields(type: ContentTypeName, data: ContentData): ContentData {
  const first = firstOf(type, data)
  const missing = Object.entries(contentTypes[type].fields).flatMap(([name, field]) => {
    if (name in data) return []
    if (name in first && isFilledIn(field) && field.kind !== 'reference')
      return [[name, first[name]] as const]
    return field.kind === 'list' || field.kind === 'choice' ? [[name, field.blank] as const] : []
  })
  return missing.length > 0 ? { ...data, ...Object.fromEntries(missing) } : data
}
