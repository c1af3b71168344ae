import { dayMilliseconds } from '../platform/durations.ts'

/** How often an event is repeated: every week, or every month on the same weekday of the month. */
export const seriesPaces = ['week', 'month'] as const
export type SeriesPace = (typeof seriesPaces)[number]

export const paceLabels = { week: 'weekly', month: 'monthly' } as const satisfies Record<
  SeriesPace,
  string
>

/** Events in one series at most. */
export const mostInSeries = 60

const weekDays = 7

/** Wall-clock times are reckoned with as if they were UTC, so that no change of clocks shifts their hours. */
const asUtc = (wall: string) => new Date(`${wall}Z`)
const asWall = (date: Date) => date.toISOString().slice(0, 16)

/** A wall-clock time, `2030-01-15T10:00`, by so many milliseconds later. */
export const moveWall = (wall: string, milliseconds: number): string =>
  asWall(new Date(asUtc(wall).getTime() + milliseconds))

/** How much later one wall-clock time is than another, in milliseconds. */
export const wallBetween = (from: string, to: string): number =>
  asUtc(to).getTime() - asUtc(from).getTime()

/** Which of its weekday a day is in its month: 1 to 4, or the last, as a fifth always is. */
export const placeInMonth = (wall: string): 1 | 2 | 3 | 4 | 'last' => {
  const places = [1, 2, 3, 4] as const
  return places[Math.ceil(asUtc(wall).getUTCDate() / weekDays) - 1] ?? 'last'
}

/** The same weekday of a later month: of the third Tuesday the third one, and of a fifth one the last. */
function inMonth(first: string, months: number): string {
  const date = asUtc(first)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const monthBegins = new Date(Date.UTC(year, month, 1))
  const monthDays = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const earliest = 1 + ((date.getUTCDay() - monthBegins.getUTCDay() + weekDays) % weekDays)
  const place = placeInMonth(first)
  const isFifth = earliest + 4 * weekDays <= monthDays
  const day = earliest + (place === 'last' ? (isFifth ? 4 : 3) : place - 1) * weekDays
  return `${new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)}${first.slice(10, 16)}`
}

/** What a series is asked for by: how many events there are in all, or the last day that one may be on. */
export type SeriesPlan = {
  every: SeriesPace
  count?: number | undefined
  /** `2030-05-31`; the day itself counts. */
  until?: string | undefined
}

/**
 * When the events of a series begin, the first one included, as wall-clock times: the hour stays the same across changes of
 * clocks. One more than may be is the most that is given, so that the caller sees that there are too many.
 */
export function seriesDates(first: string, { every, count, until }: SeriesPlan): string[] {
  const most = Math.min(count ?? mostInSeries + 1, mostInSeries + 1)
  const dates: string[] = []
  for (let number = 0; number < most; number++) {
    const date =
      every === 'week'
        ? moveWall(first, number * weekDays * dayMilliseconds)
        : inMonth(first, number)
    if (until && date.slice(0, 10) > until) break
    dates.push(date)
  }
  return dates
}
