import * as z from 'zod/mini'
import { optional, required } from './field.ts'
import { optionalDayText, type Words } from './fields.ts'

type Range = { least: number; most: number }

/** Digits in groups as India and the West write them: `1,20,000`, `120,000`. */
const grouped = /^(?:\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/

/** The digits of a number as people type amounts: `₹ 45,000`, `Rs. 1,20,000/-`, `45 000`. Anything else stays as it is. */
export function plainNumber(typed: string): string {
  const amount = typed
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '')
    .replace(/(?<=\d)\s(?=\d)/g, '')
  if (/^\d+$/.test(amount)) return amount
  return grouped.test(amount) ? amount.replaceAll(',', '') : typed.trim()
}

function wholeNumber({ label }: Words, { least, most }: Range) {
  const rule = `${label} must be a whole number from ${least} to ${most}`
  return z.string(rule).check(
    z.overwrite(plainNumber),
    z.refine((value) => /^\d+$/.test(value) && +value >= least && +value <= most, rule),
  )
}
const shownNumber = z.string().check(z.regex(/^\d*$/))

/** A whole number, as its digits. */
export const whole = (words: Words, range: Range) =>
  ({
    ...required('number', words, wholeNumber(words, range)),
    stored: shownNumber,
    shown: shownNumber,
  }) as const

const isEmpty = z.string().check(z.refine((value) => value.trim() === ''))

/** The same, which may be left out. */
export const optionalWhole = (words: Words, range: Range) => {
  const schema = z.optional(z.union([isEmpty, wholeNumber(words, range)]))
  const stored = z.optional(shownNumber)
  return { ...optional('number', words, schema), stored, shown: stored } as const
}

/** A day of the calendar, `2027-05-31`, which may be left out. */
export const optionalDay = (words: Words) => {
  const schema = optionalDayText(words.label)
  // A draft has what was typed, and what was published before days had bounds is still read.
  const stored = z.optional(z.iso.date())
  return { ...optional('day', words, schema), stored, shown: stored } as const
}
