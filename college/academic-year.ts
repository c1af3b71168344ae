import { localDay } from 'contract/platform/zoned-time'
import { college } from './facts.ts'

/** Dates of the sample follow from the day a site first starts, so that a new site is never out of date. */
const today = localDay(new Date().toISOString(), college.timeZone)

/** Classes begin on this day; until then last year's session goes on. */
const firstDay = '07-16'

const yearOf = (day: string) => Number(day.slice(0, 4))
const monthAndDay = (day: string) => day.slice(5)

export const sessionBegins = monthAndDay(today) >= firstDay ? yearOf(today) : yearOf(today) - 1

/** `2026–27`; negative for sessions that are over. */
export function sessionName(later = 0): string {
  const year = sessionBegins + later
  return `${year}–${String(year + 1).slice(2)}`
}

export const session = sessionName()
export const nextSession = sessionName(1)
export const lastSession = sessionName(-1)

/** `2027-05-01` for `05-01`: the day in the current session, or in one a number of sessions later. */
export const dayInSession = (day: string, later = 0) =>
  `${sessionBegins + later + (day < firstDay ? 1 : 0)}-${day}`

/** The first day of this month: what the office reviews regularly was last checked then. */
export const checkedOn = `${today.slice(0, 8)}01`

const inWords = new Intl.DateTimeFormat(college.locale, { dateStyle: 'long', timeZone: 'UTC' })

/** `May 1, 2027` */
export const writtenDay = (day: string) => inWords.format(new Date(day))

/** `December 5, 2026` for `12-05` */
export const writtenInSession = (day: string, later = 0) => writtenDay(dayInSession(day, later))

const dayMilliseconds = 24 * 60 * 60 * 1000
const sunday = 0

/** The date a number of working days later; Sundays don't count. */
export function workingDay(day: string, after = 0): string {
  let time = Date.parse(day)
  for (let left = after; ; left--) {
    while (new Date(time).getUTCDay() === sunday) time += dayMilliseconds
    if (left === 0) return new Date(time).toISOString().slice(0, 10)
    time += dayMilliseconds
  }
}

const withWeekday = new Intl.DateTimeFormat(college.locale, { dateStyle: 'full', timeZone: 'UTC' })

/** `Thursday, December 10, 2026` */
export const writtenWithWeekday = (day: string) => withWeekday.format(new Date(day))
