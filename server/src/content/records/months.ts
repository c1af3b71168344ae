import { college } from 'college/facts'
import { startOfDay } from 'contract/content/admission'

const { timeZone } = college
const monthsOfYear = 12

/** From an instant until before another. */
export type DateRange = { from: string; until: string }

export const startOfMonth = (year: number, month: number) =>
  month > monthsOfYear
    ? startOfDay(`${year + 1}-01-01`, timeZone)
    : startOfDay(`${year}-${String(month).padStart(2, '0')}-01`, timeZone)

export const spanOfYear = (year: number): DateRange => ({
  from: startOfMonth(year, 1),
  until: startOfMonth(year, monthsOfYear + 1),
})
export const spanOfMonth = (year: number, month: number): DateRange => ({
  from: startOfMonth(year, month),
  until: startOfMonth(year, month + 1),
})
