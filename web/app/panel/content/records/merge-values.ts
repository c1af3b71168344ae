import type { TypedTexts } from 'contract/content/form-version'
import { isUpload } from 'contract/content/upload-fields'
import { unifyLineEnds } from 'contract/platform/visible-text'
import type { Choices } from '../editing/merge.ts'
import type { FormField, RecordValues } from './form-field.ts'

export const textIn = (values: RecordValues, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? unifyLineEnds(value).trim() : ''
}

/** Ignores pictures for which no file was chosen. */
export const followedTexts = (filled: TypedTexts, values: RecordValues): TypedTexts =>
  Object.fromEntries(
    Object.entries(filled).filter(
      ([name, text]) => values[name] === undefined || textIn(values, name) === text,
    ),
  )

export type Sides = { values: RecordValues; current: TypedTexts }

export function valuesAfter(
  fields: readonly FormField[],
  choices: Choices,
  { values, current, began }: Sides & { began: TypedTexts },
): RecordValues {
  const changed: RecordValues = {}
  for (const { name, field } of fields) {
    const isTheirs =
      choices[name] === 'theirs' ||
      (choices[name] === undefined && textIn(values, name) === began[name])
    if (!isTheirs) continue
    if (!isUpload(field)) changed[name] = current[name] ?? ''
    else if (choices[name]) changed[name] = undefined
  }
  return changed
}
