import * as z from 'zod/mini'
import { formatAmount } from '../platform/format-count.ts'
import { type FieldTexts, optionalField, required } from './field.ts'

type Range = { least: number; most: number }

/** Indian and Western grouping: `1,20,000`, `120,000`. */
const grouped = /^(?:\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/

/** Accepts amounts as people type them: `₹ 45,000`, `Rs. 1,20,000/-`, `45 000.00`. Returns other texts unchanged. */
export function plainNumber(typed: string): string {
  const amount = typed
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    // Only from the start of a run of spaces: from each of them, a long run would take quadratic time.
    .replace(/(?<!\s)\s*\/-$/, '')
    .replace(/\.00?$/, '')
    .replace(/(?<=\d)\s(?=\d)/g, '')
  if (/^\d+$/.test(amount)) return amount
  return grouped.test(amount) ? amount.replaceAll(',', '') : typed.trim()
}

function integer({ label }: FieldTexts, { least, most }: Range) {
  const rule = `${label} must be a whole number from ${formatAmount(least)} to ${formatAmount(most)}`
  return z.string(rule).check(
    z.overwrite(plainNumber),
    z.refine((value) => /^\d+$/.test(value) && +value >= least && +value <= most, rule),
  )
}
const publicNumber = z.string().check(z.regex(/^\d*$/))

export const integerField = (words: FieldTexts, range: Range) =>
  ({
    ...required('number', words, integer(words, range)),
    stored: publicNumber,
    shown: publicNumber,
  }) as const

const isEmpty = z.string().check(z.refine((value) => value.trim() === ''))

export const optionalIntegerField = (words: FieldTexts, range: Range) => {
  const schema = z.optional(z.union([isEmpty, integer(words, range)]))
  const stored = z.optional(publicNumber)
  return { ...optionalField('number', words, schema), stored, shown: stored } as const
}

/** `12` or `12.5`; a number where it is stored. */
export const optionalDecimalField = (words: FieldTexts, rule: string) => {
  const schema = z.optional(
    z.string(rule).check(z.trim(), z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/, rule)),
  )
  const stored = z.optional(z.number())
  return { ...optionalField('decimal', words, schema), stored, shown: stored } as const
}

const publicPercentage = z.string().check(z.regex(/^(\d{1,3}(\.\d{1,2})?)?$/))

/** `68` or `68.4`, as typed. */
export function optionalPercentageField(words: FieldTexts) {
  const rule = `${words.label} must be a percentage from 0 to 100, such as 68.4`
  const isRead = (value: string) =>
    value === '' || (/^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) <= 100)
  const schema = z.optional(z.string(rule).check(z.trim(), z.refine(isRead, rule)))
  const stored = z.optional(publicPercentage)
  return { ...optionalField('number', words, schema), stored, shown: stored } as const
}
