import { college } from 'college/facts'
import { yes } from 'contract/content/choice-field'
import { chosenText } from 'contract/content/differences'
import { parseRichText } from 'contract/content/rich-text/rich-text-field'
import { blocksOf } from 'contract/content/rich-text/rich-text-node'
import { parseTranslation } from 'contract/content/translations/record-translations'
import { isUpload } from 'contract/content/upload-fields'
import { toInstant } from 'contract/platform/zoned-time'
import { formatRecentTime } from '../../shell/format-recent-time'
import { type Conflict, richTextSides } from '../editing/merge'
import type { FormField } from './form-field'
import { type Sides, textIn } from './merge-values'

function readable({ field }: FormField, text: string, now: Date): string {
  if (field.kind === 'switch') return text === yes ? 'Yes' : 'No'
  if (field.kind === 'timestamp')
    return text && formatRecentTime(toInstant(text, college.timeZone), now)
  if (field.kind === 'translation') return chosenText(field, parseTranslation(text))
  return chosenText(field, text)
}

const passagesOf = (text: string) => [blocksOf(parseRichText(text))]

const ofPicture = { mine: 'The picture you chose', theirs: 'The picture saved in the meantime' }

export function conflictsOf(
  fields: readonly FormField[],
  names: readonly string[],
  { values, current }: Sides,
  now: Date,
): Conflict[] {
  return names.map((name) => {
    const field = fields.find((one) => one.name === name)
    const at = { path: name, label: field?.field.label ?? name }
    if (!field) return { ...at, mine: textIn(values, name), theirs: current[name] ?? '' }
    if (isUpload(field.field)) return { ...at, ...ofPicture }
    const texts = { mine: textIn(values, name), theirs: current[name] ?? '' }
    if (field.field.kind === 'prose')
      return {
        ...at,
        ...richTextSides({ mine: passagesOf(texts.mine), theirs: passagesOf(texts.theirs) }),
      }
    return {
      ...at,
      mine: readable(field, texts.mine, now),
      theirs: readable(field, texts.theirs, now),
    }
  })
}
