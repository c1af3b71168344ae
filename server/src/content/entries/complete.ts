import { startingContent, startingEntries } from 'college/starting-content'
import type { ContentData } from 'contract/content/data'
import type { ContentField } from 'contract/content/field'
import { type ContentTypeName, contentTypes, isSingletonName } from 'contract/content/types'
import { withWhatMustBeTold } from '../reports/must-be-told.ts'

/** What a college begins with in the place of an entry: of types with many, the one at the same address. */
function firstOf(type: ContentTypeName, { slug }: ContentData): ContentData {
  if (isSingletonName(type)) return startingContent[type]
  return startingEntries[type].find((first) => first.slug === slug) ?? {}
}

/** Whether forms write it even when it is left empty: where it is not there at all, there was no such field yet. */
const isAlwaysWritten = ({ isRequired, blank }: ContentField) => isRequired || blank !== undefined

/**
 * Stored data with the fields that its type was given since it was written: what a college begins with, and else an empty
 * list. Other facts that may be left out stay so, and references, which are begun with by no id.
 */
export function complete(type: ContentTypeName, data: ContentData): ContentData {
  const whole = withFields(type, data)
  return type === 'privacy' ? withWhatMustBeTold(whole) : whole
}

function withFields(type: ContentTypeName, data: ContentData): ContentData {
  const first = firstOf(type, data)
  const missing = Object.entries(contentTypes[type].fields).flatMap(([name, field]) => {
    if (name in data) return []
    if (name in first && isAlwaysWritten(field) && field.kind !== 'reference')
      return [[name, first[name]] as const]
    return field.kind === 'list' ? [[name, []] as const] : []
  })
  return missing.length > 0 ? { ...data, ...Object.fromEntries(missing) } : data
}
