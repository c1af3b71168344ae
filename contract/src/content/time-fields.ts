import * as z from 'zod/mini'
import { instant } from '../platform/endpoint.ts'
import { isInYears, yearRange } from '../platform/years.ts'
import { type FieldTexts, optionalField, required } from './field.ts'

const day = z.iso.date()

export const isDay = (value: string): boolean => day.safeParse(value).success && isInYears(value)

export const optionalDay = (words: FieldTexts) => {
  const rule = `${words.label} must be a date ${yearRange}`
  const isRead = (value: string) => value === '' || isDay(value)
  const schema = z.optional(z.string(rule).check(z.trim(), z.refine(isRead, rule)))
  // Drafts hold any text, and older entries may lie outside the current range.
  const stored = z.optional(day)
  return { ...optionalField('day', words, schema), stored, shown: stored } as const
}

export function requiredDay(words: FieldTexts) {
  const rule = `${words.label} must be a date ${yearRange}`
  return required('day', words, z.string(rule).check(z.trim(), z.refine(isDay, rule)))
}

const timeOf = (rule: string) =>
  z.iso.datetime({ local: true, offset: true, error: rule }).check(z.refine(isInYears, rule))

/** An instant, or local time of the college as `datetime-local` sends it. */
export const timestampField = (words: FieldTexts, missing: string) =>
  ({ ...required('timestamp', words, timeOf(missing)), stored: instant, shown: instant }) as const

export function optionalTimestampText(label: string) {
  const rule = `${label} must be a date and time ${yearRange}`
  const now = timeOf(rule)
  const isTimestamp = (value: string) => value === '' || now.safeParse(value).success
  return z.optional(z.string(rule).check(z.trim(), z.refine(isTimestamp, rule)))
}

export function optionalTimestampField(words: FieldTexts) {
  const stored = z.optional(instant)
  const schema = optionalTimestampText(words.label)
  return { ...optionalField('timestamp', words, schema), stored, shown: stored } as const
}
