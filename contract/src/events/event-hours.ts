import { dayMilliseconds, hourMilliseconds } from '../platform/durations.ts'
import { localTime, toInstant } from '../platform/zoned-time.ts'
import type { Event } from './events.ts'

type Dated = Pick<Event, 'date' | 'time' | 'end' | 'isAllDay'>

const minutePattern = String.raw`(?:[:.]([0-5]\d))?`
const clockPattern = String.raw`(\d{1,2})${minutePattern}\s*(am|pm)?`
const rangePattern = new RegExp(
  String.raw`^(?:from )?${clockPattern}\s*(?:[-\u2013\u2014\u2212]|to|till|until)\s*${clockPattern}$`,
)

type Half = 'am' | 'pm' | undefined

function onClock(hour: number, minutes: string, half: Half): string | undefined {
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

const otherHalf = (half: Half): Half => (half === 'am' ? 'pm' : 'am')

/** Reads `10:00 AM – 4:00 PM`, `4.30 to 6 pm` and `16:30-18:00`. */
function readRange(time: string | undefined): { from: string; to: string } | undefined {
  const plain = time
    ?.toLowerCase()
    .replace(/([ap])\.?\s?m\b\.?/g, '$1m')
    .trim()
  const match = rangePattern.exec(plain?.replace(/(?:12 )?noon/, '12pm') ?? '')
  if (!match) return undefined
  const [, fromHour, fromMinutes = '00', fromHalf, toHour, toMinutes = '00', toHalf] = match
  const read = (first: Half, last: Half) => {
    const from = onClock(Number(fromHour), fromMinutes, first)
    const to = onClock(Number(toHour), toMinutes, last)
    return from && to && from !== to ? { from, to } : undefined
  }
  const first = fromHalf as Half
  const last = toHalf as Half
  // Without AM or PM, the hours are ambiguous.
  if (!first && !last) {
    const range = match[2] && match[5] ? read(undefined, undefined) : undefined
    return range && (range.from < range.to || range.from > '12:59') ? range : undefined
  }
  if (first && last) return read(first, last)
  // One AM or PM counts for both ends, as in `10 – 11 AM`, unless that reverses them.
  const text = first ?? last
  const same = read(text, text)
  if (same && same.from < same.to) return same
  const crossed = first ? read(first, otherHalf(first)) : read(otherHalf(last), last)
  return crossed && crossed.from < crossed.to ? crossed : undefined
}

export const writtenStartTime = (time: string): string | undefined => readRange(time)?.from

const moved = (wall: string, milliseconds: number) =>
  new Date(Date.parse(`${wall}Z`) + milliseconds).toISOString().slice(0, 16)

/** For lists only: assumed length of an event without an end. */
const listedMilliseconds = 2 * hourMilliseconds

/** In the college's local time, `2026-11-22T10:00`, so that texts sort by time. */
export type EventHours = {
  start: string
  /** Only if a date or the text gives it. For all-day events, the following midnight. */
  end: string | undefined
  listedUntil: string
}

const midnightOf = (wall: string, daysLater = 0) =>
  moved(`${wall.slice(0, 10)}T00:00`, daysLater * dayMilliseconds)

/** Keeps the local duration: an event that ends at five still does so across a clock change. */
export function endAfterMove(
  before: { date: string; end: string },
  date: string,
  timeZone: string,
): string {
  const onClock = (instant: string) => Date.parse(`${localTime(instant, timeZone)}Z`)
  const length = onClock(before.end) - onClock(before.date)
  return toInstant(moved(localTime(date, timeZone), length), timeZone)
}

export function eventHours(event: Dated, timeZone: string): EventHours {
  const { date, time, isAllDay } = event
  const wall = localTime(date, timeZone)
  const last = event.end && event.end > date ? localTime(event.end, timeZone) : undefined
  if (isAllDay) {
    const end = midnightOf(last ?? wall, 1)
    return { start: midnightOf(wall), end, listedUntil: end }
  }
  if (last) return { start: wall, end: last, listedUntil: last }
  const midnight = midnightOf(wall)
  const nextMidnight = midnightOf(wall, 1)
  const range = readRange(time)
  const on = (day: string, clock: string) => day.slice(0, 11) + clock
  const hours = range && {
    start: on(midnight, range.from),
    end: on(range.from < range.to ? midnight : nextMidnight, range.to),
  }
  // An end before the start belongs to a different date.
  if (!hours || hours.end <= wall) {
    const isFullDay = wall === midnight
    const listedUntil = isFullDay ? nextMidnight : moved(wall, listedMilliseconds)
    return { start: wall, end: undefined, listedUntil }
  }
  return { ...hours, listedUntil: hours.end }
}

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const monthDays = 30
const yearDays = 365

const dayOf = (wall: string) => Date.parse(wall.slice(0, 10))
const yearOf = (wall: string) => Number(wall.slice(0, 4))

/** By calendar years, as in `last year`; rounding nineteen months would give two years. */
function distanceText(wall: string, now: string): string {
  const days = (dayOf(wall) - dayOf(now)) / dayMilliseconds
  const distance = Math.abs(days)
  if (distance < 2 * monthDays) return relative.format(days, 'day')
  if (distance < yearDays) return relative.format(Math.round(days / monthDays), 'month')
  return relative.format(yearOf(wall) - yearOf(now), 'year')
}

/** By calendar days of the college; `now` and `over` only if the hours are known. */
export function dayText(event: Dated, now: Date, timeZone: string): string {
  const { start, end } = eventHours(event, timeZone)
  const timestamp = localTime(now.toISOString(), timeZone)
  if (end && timestamp >= start && timestamp < end) return 'now'
  const isEnded = end !== undefined && timestamp >= end
  const day = event.end && isEnded ? moved(end, -1) : start
  return isEnded && dayOf(day) === dayOf(timestamp) ? 'over' : distanceText(day, timestamp)
}

/** For everything except public lists. Without a known end, an event ends with its day. */
export function hasEnded(event: Dated, now: Date, timeZone: string): boolean {
  const { start, end } = eventHours(event, timeZone)
  const timestamp = localTime(now.toISOString(), timeZone)
  return end ? timestamp >= end : dayOf(timestamp) > dayOf(start)
}

export function isComing(event: Dated, now: Date, timeZone: string): boolean {
  return localTime(now.toISOString(), timeZone) < eventHours(event, timeZone).listedUntil
}
