import { startingContent } from 'college/starting-content'
import type { ContentData } from 'contract/content/data'
import type { FigureName } from 'contract/content/policy-fields'

/**
 * Of what the website keeps of people since colleges wrote their first text on privacy: the figure that tells for how long. Each paragraph
 * is known by one of its own, also where two of them are one number.
 */
const laterFigures: readonly FigureName[] = [
  'pendingSubscriptionDays',
  'registrationMonths',
  'attendanceMonths',
]

const most = 30

/**
 * A text on privacy with what the website keeps besides. A college says it in its own words; where it has neither the paragraph
 * that a new site begins with nor one that names the figure, that paragraph stands there: what is kept of people may not go
 * untold.
 */
export function withWhatMustBeTold(data: ContentData): ContentData {
  const { kept } = data
  if (!Array.isArray(kept)) return data
  const said = JSON.stringify(data)
  const untold = laterFigures
    .filter((figure) => !said.includes(`{${figure}}`))
    .flatMap((figure) => startingContent.privacy.kept.filter(({ until }) => until.includes(figure)))
    .filter(({ _key }) => !kept.some((one) => one._key === _key))
  return untold.length > 0 ? { ...data, kept: [...kept, ...untold].slice(0, most) } : data
}
