import { college } from 'college/facts'
import { type Field, isPicture, yes } from 'contract/content/fields'
import type { FormTexts } from 'contract/content/form-version'
import { parseProse } from 'contract/content/rich-text/prose-field'
import { blocksOf, textOf } from 'contract/content/rich-text/prose-node'
import { unifyLineEnds } from 'contract/platform/visible-text'
import { toInstant } from 'contract/platform/zoned-time'
import { labelOfChoice, valueOfChoice } from '#app/ui/fields/select-field'
import { formatMoment } from '../../shell/format-moment'
import type { Choices, Conflict } from '../editing/merge'
import type { FormField, RecordValues } from './form-field'

function readable({ field, look }: FormField, text: string, now: Date): string {
  if (field.kind === 'yes') return text === yes ? 'Yes' : 'No'
  if (field.kind === 'moment') return text && formatMoment(toInstant(text, college.timeZone), now)
  if (field.kind === 'prose')
    return blocksOf(parseProse(text))
      .map((block) => textOf(block))
      .join('\n')
  const choice = look.options?.find((option) => valueOfChoice(option) === text)
  return choice === undefined ? text : labelOfChoice(choice)
}

const textIn = (values: RecordValues, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? unifyLineEnds(value).trim() : ''
}

/** Ignores pictures for which no file was chosen. */
export const followedTexts = (filled: FormTexts, values: RecordValues): FormTexts =>
  Object.fromEntries(
    Object.entries(filled).filter(
      ([name, text]) => values[name] === undefined || textIn(values, name) === text,
    ),
  )

type Sides = { values: RecordValues; current: FormTexts }

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
    if (isPicture(field.field)) return { ...at, ...ofPicture }
    const mine = readable(field, textIn(values, name), now)
    return { ...at, mine, theirs: readable(field, current[name] ?? '', now) }
  })
}

const isPictureField = (field: Field | undefined) => field !== undefined && isPicture(field)

export function valuesAfter(
  fields: readonly FormField[],
  choices: Choices,
  { values, current, began }: Sides & { began: FormTexts },
): RecordValues {
  const changed: RecordValues = {}
  for (const { name, field } of fields) {
    const isTheirs =
      choices[name] === 'theirs' ||
      (choices[name] === undefined && textIn(values, name) === began[name])
    if (!isTheirs) continue
    if (!isPictureField(field)) changed[name] = current[name] ?? ''
    else if (choices[name]) changed[name] = undefined
  }
  return changed
}
