import { startingContent } from 'college/starting-content'
import type { ContentData } from 'contract/content/data'
import type { FigureName } from 'contract/content/policy-fields'

/** Retention periods added since colleges first wrote a privacy text. Each has its own placeholder, even where two have the same value. */
const laterFigures: readonly FigureName[] = [
  'pendingSubscriptionDays',
  'registrationMonths',
  'attendanceMonths',
]

const most = 30

/**
 * Colleges can reword a paragraph, but not drop it: if neither the standard paragraph nor its placeholder is there,
 * the standard paragraph is added.
 */
export function withRequiredDisclosures(data: ContentData): ContentData {
  const { kept } = data
  if (!Array.isArray(kept)) return data
  const text = JSON.stringify(data)
  const untold = laterFigures
    .filter((figure) => !text.includes(`{${figure}}`))
    .flatMap((figure) => startingContent.privacy.kept.filter(({ until }) => until.includes(figure)))
    .filter(({ _key }) => !kept.some((one) => one._key === _key))
  return untold.length > 0 ? { ...data, kept: [...kept, ...untold].slice(0, most) } : data
}
