import { startingContent, startingEntries } from 'college/starting-content'
import type { ContentData } from 'contract/content/data'
import type { ContentField } from 'contract/content/field'
import type { FigureName } from 'contract/content/policy-fields'
import { itemsIn } from 'contract/content/translations/translated-fields'
import {
  type ContentTypeName,
  contentTypes,
  type EntryTypeName,
  isSingletonName,
  isTypeName,
} from 'contract/content/types'

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
export function withDefaults(type: EntryTypeName, data: ContentData): ContentData {
  if (!isTypeName(type)) return data
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

/** Retention periods added since colleges first wrote a privacy text. Each has its own placeholder, even where two have the same value. */
const laterFigures: readonly FigureName[] = [
  'pendingSubscriptionDays',
  'registrationMonths',
  'attendanceMonths',
]

const maxParagraphs = 30

/**
 * Colleges can reword a paragraph, but not drop it: if neither the standard paragraph nor its placeholder is there,
 * the standard paragraph is added.
 */
function withRequiredDisclosures(data: ContentData): ContentData {
  const { kept } = data
  if (!Array.isArray(kept)) return data
  const text = JSON.stringify(data)
  const missing = laterFigures
    .filter((figure) => !text.includes(`{${figure}}`))
    .flatMap((figure) => startingContent.privacy.kept.filter(({ until }) => until.includes(figure)))
    .filter(({ _key }) => !itemsIn(kept).some((one) => one._key === _key))
  return missing.length > 0
    ? { ...data, kept: [...kept, ...missing].slice(0, maxParagraphs) }
    : data
}
