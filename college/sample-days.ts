import { localDay } from 'contract/platform/zoned-time'
import { writtenDay } from './academic-year.ts'
import { college } from './facts.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const today = localDay(new Date().toISOString(), college.timeZone)

/** `2026-12-05`: a number of days after the site's first start, or before it. */
export const dayFromToday = (daysAhead: number): string =>
  new Date(Date.parse(today) + daysAhead * dayMilliseconds).toISOString().slice(0, 10)

/** `December 5, 2026` */
export const writtenFromToday = (daysAhead: number): string => writtenDay(dayFromToday(daysAhead))

/** The day, or some days ago if it is yet to come. */
export const publishedBy = (day: string, daysAgo: number): string => {
  const latest = dayFromToday(-daysAgo)
  return day < latest ? day : latest
}

const [evenBegins, oddBegins] = ['01-16', '07-16']
const isFirstHalf = today.slice(5) < evenBegins || today.slice(5) >= oddBegins

/** The semesters that are taught now. */
export const semesters = isFirstHalf
  ? { kind: 'odd', numbers: 'first, third and fifth' }
  : { kind: 'even', numbers: 'second, fourth and sixth' }
