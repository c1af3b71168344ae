import * as z from 'zod/mini'
import { type FieldTexts, optionalField } from './field.ts'

/** The first value is the default. */
export function choice<const Value extends string>(
  words: FieldTexts,
  options: readonly { value: Value; label: string }[],
) {
  const values = options.map(({ value }) => value)
  const schema = z.enum(values, `${words.label}: choose one of the options`)
  const blank = values[0]
  return {
    ...words,
    kind: 'choice',
    isRequired: true,
    schema,
    stored: schema,
    shown: schema,
    blank,
    options,
    refersTo: () => [],
  } as const
}

/** Stored and sent for a switch that is on. */
export const yes = 'yes'

/** `yes` or absent. */
export function switchField(words: FieldTexts) {
  const rule = `${words.label} must be yes or empty`
  const isRead = (value: string) => value === '' || value === yes
  const schema = z.optional(z.string(rule).check(z.trim(), z.toLowerCase(), z.refine(isRead, rule)))
  const stored = z.optional(z.literal(yes))
  return { ...optionalField('switch', words, schema), stored, shown: stored } as const
}
