import { type Check, isWorded, warnAbout } from './check.ts'
import { isDay } from './time-fields.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = `(?:${months.join('|')})[a-z]*\\.?`
const ending = '(?:st|nd|rd|th)?'

/** Named groups tell day, month and year apart. */
const writtenDays = [
  `(?<day>\\d{1,2})${ending}\\s+(?<month>${month}),?\\s+(?<year>\\d{4})`,
  `(?<month>${month})\\s+(?<day>\\d{1,2})${ending},?\\s+(?<year>\\d{4})`,
  '(?<day>\\d{1,2})[./-](?<month>\\d{1,2})[./-](?<year>\\d{4})',
  '(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})',
]
const lastDay =
  '\\b(?:until|till|by|before|up to|latest|last date(?: is|:)?|closes?(?: on)?|deadline(?: is|:)?)\\s+(?:the\\s+)?'
const deadlines = writtenDays.map((day) => new RegExp(lastDay + day, 'i'))

const numberOf = (name: string) =>
  /^\d+$/.test(name) ? Number(name) : months.indexOf(name.slice(0, 3).toLowerCase()) + 1

const isoDay = (now: Date) => now.toISOString().slice(0, 10)

function lastDayIn(text: string): { words: string; day: string } | undefined {
  for (const pattern of deadlines) {
    const { groups, 0: words = '' } = pattern.exec(text) ?? {}
    const { year = '', month: name = '', day = '' } = groups ?? {}
    const now = new Date(Date.UTC(Number(year), numberOf(name) - 1, Number(day)))
    if (groups && !Number.isNaN(now.getTime())) return { words, day: isoDay(now) }
  }
  return undefined
}

/** Deadlines that passed longer ago are history, so they cause no warning. */
const longestYears = 3

/** “Apply until 31 March” is outdated in April. */
const deadlinesAreToCome = warnAbout(({ field, text }, now) => {
  const result = isWorded(field) ? lastDayIn(text) : undefined
  const longAgo = new Date(now)
  longAgo.setUTCFullYear(now.getUTCFullYear() - longestYears)
  const isOver = result && result.day < isoDay(now) && result.day > isoDay(longAgo)
  return isOver ? `“${result.words}” has passed` : undefined
})

const yearsHaveBegun = warnAbout(({ field, text }, now) =>
  field.kind === 'year' && Number(text) > now.getUTCFullYear()
    ? `${text} is in the future`
    : undefined,
)

export const dayChecks = [deadlinesAreToCome, yearsHaveBegun]

/** For days that say until when something is possible. */
export const isToCome =
  (name: string): Check =>
  (data, _, now) => {
    const day = data[name]
    return typeof day === 'string' && isDay(day) && day < isoDay(now)
      ? [{ path: name, message: 'This day has passed', level: 'warn' }]
      : []
  }

/** Dates further back are usually a mistyped year. */
export const isRecent =
  (name: string): Check =>
  (data, _, now) => {
    const day = data[name]
    const yearAgo = new Date(now)
    yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
    return typeof day === 'string' && isDay(day) && day < isoDay(yearAgo)
      ? [{ path: name, message: 'This is more than a year ago', level: 'warn' }]
      : []
  }
