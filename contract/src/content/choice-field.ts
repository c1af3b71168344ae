import * as z from 'zod/mini'
import type { FieldTexts } from './fields.ts'

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
