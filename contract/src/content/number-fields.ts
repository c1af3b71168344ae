import * as z from 'zod/mini'
import { optional, required } from './field.ts'
import { optionalDayText, type Words } from './fields.ts'

type Range = { least: number; most: number }

/** Indian and Western grouping: `1,20,000`, `120,000`. */
const grouped = /^(?:\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/

/** Accepts amounts as people type them: `₹ 45,000`, `Rs. 1,20,000/-`, `45 000`. Returns other texts unchanged. */
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

export const whole = (words: Words, range: Range) =>
  ({
    ...required('number', words, wholeNumber(words, range)),
    stored: shownNumber,
    shown: shownNumber,
  }) as const

const isEmpty = z.string().check(z.refine((value) => value.trim() === ''))

export const optionalWhole = (words: Words, range: Range) => {
  const schema = z.optional(z.union([isEmpty, wholeNumber(words, range)]))
  const stored = z.optional(shownNumber)
  return { ...optional('number', words, schema), stored, shown: stored } as const
}

export const optionalDay = (words: Words) => {
  const schema = optionalDayText(words.label)
  // Drafts hold any text, and older entries may lie outside the current range.
  const stored = z.optional(z.iso.date())
  return { ...optional('day', words, schema), stored, shown: stored } as const
}
