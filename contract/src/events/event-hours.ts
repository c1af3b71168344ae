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

/** `16:30` on a clock of 24 hours; undefined for an hour that the clock has not. */
function onClock(hour: number, minutes: string, half: Half): string | undefined {
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

const otherHalf = (half: Half): Half => (half === 'am' ? 'pm' : 'am')

/** The range that a free text is, as `10:00 AM – 4:00 PM`, `4.30 to 6 pm` and `16:30-18:00` are; undefined for others. */
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
  // Hours alone may be of either half of the day.
  if (!first && !last) {
    const range = match[2] && match[5] ? read(undefined, undefined) : undefined
    return range && (range.from < range.to || range.from > '12:59') ? range : undefined
  }
  if (first && last) return read(first, last)
  // A half that is said once holds for both ends, as in `10 – 11 AM`, unless they would be the wrong way round.
  const said = first ?? last
  const same = read(said, said)
  if (same && same.from < same.to) return same
  const crossed = first ? read(first, otherHalf(first)) : read(otherHalf(last), last)
  return crossed && crossed.from < crossed.to ? crossed : undefined
}

/** Where a free text is a range of hours, when it begins: `10:00`. */
export const writtenBeginning = (time: string): string | undefined => readRange(time)?.from

/** Moves a time on a clock that never changes: `2026-11-22T10:30`. */
const moved = (wall: string, milliseconds: number) =>
  new Date(Date.parse(`${wall}Z`) + milliseconds).toISOString().slice(0, 16)

/** For lists only: how long an event counts as coming after its beginning, when nothing says how long it takes. */
const listedMilliseconds = 2 * hourMilliseconds

/** All on the college's clock: `2026-11-22T10:00`, which sorts as time does. */
export type EventHours = {
  start: string
  /** Only when the event says it, by a date or in its text. Of whole days it is the midnight after them. */
  end: string | undefined
  /** Until when it is listed among what is coming: its end, or what may be taken for it. */
  listedUntil: string
}

/** The midnight that a day begins with, or so many days later. */
const midnightOf = (wall: string, daysLater = 0) =>
  moved(`${wall.slice(0, 10)}T00:00`, daysLater * dayMilliseconds)

/**
 * When an event that is given another date ends, if it lasts as long as before on the clock of the zone: what ends at five
 * does so on the other side of a change of clocks, too.
 */
export function endAfterMove(
  before: { date: string; end: string },
  date: string,
  timeZone: string,
): string {
  const onClock = (instant: string) => Date.parse(`${localTime(instant, timeZone)}Z`)
  const length = onClock(before.end) - onClock(before.date)
  return toInstant(moved(localTime(date, timeZone), length), timeZone)
}

/** When an event runs, as far as its fields say: its date, its end, and a text that is a range of hours on that day. */
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
  // Those that are over before it begins are of another date.
  if (!hours || hours.end <= wall) {
    const isWholeDay = wall === midnight
    const listedUntil = isWholeDay ? nextMidnight : moved(wall, listedMilliseconds)
    return { start: wall, end: undefined, listedUntil }
  }
  return { ...hours, listedUntil: hours.end }
}

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const monthDays = 30
const yearDays = 365

const dayOf = (wall: string) => Date.parse(wall.slice(0, 10))
const yearOf = (wall: string) => Number(wall.slice(0, 4))

/** Years are those of the calendar, as in `last year`; rounded, nineteen months would be two years. */
function distanceText(wall: string, now: string): string {
  const days = (dayOf(wall) - dayOf(now)) / dayMilliseconds
  const distance = Math.abs(days)
  if (distance < 2 * monthDays) return relative.format(days, 'day')
  if (distance < yearDays) return relative.format(Math.round(days / monthDays), 'month')
  return relative.format(yearOf(wall) - yearOf(now), 'year')
}

/**
 * What is said of an event's day: `today`, `tomorrow`, `in 3 days`, `yesterday`, by calendar days of the college; `now`
 * and `over` on the day itself, when its hours are known.
 */
export function dayText(event: Dated, now: Date, timeZone: string): string {
  const { start, end } = eventHours(event, timeZone)
  const moment = localTime(now.toISOString(), timeZone)
  if (end && moment >= start && moment < end) return 'now'
  const isEnded = end !== undefined && moment >= end
  const day = event.end && isEnded ? moved(end, -1) : start
  return isEnded && dayOf(day) === dayOf(moment) ? 'over' : distanceText(day, moment)
}

/**
 * Whether it has ended, for whatever asks: its page, accounts, the door, mails, its deletion. It ends when its fields say so;
 * where they do not, its day does.
 */
export function hasEnded(event: Dated, now: Date, timeZone: string): boolean {
  const { start, end } = eventHours(event, timeZone)
  const moment = localTime(now.toISOString(), timeZone)
  return end ? moment >= end : dayOf(moment) > dayOf(start)
}

/** Whether it belongs into a list of what is coming. */
export function isComing(event: Dated, now: Date, timeZone: string): boolean {
  return localTime(now.toISOString(), timeZone) < eventHours(event, timeZone).listedUntil
}
