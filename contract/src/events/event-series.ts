import { dayMilliseconds } from '../platform/durations.ts'

export const seriesPaces = ['week', 'month'] as const
export type SeriesPace = (typeof seriesPaces)[number]

export const paceLabels = { week: 'weekly', month: 'monthly' } as const satisfies Record<
  SeriesPace,
  string
>

export const maxInSeries = 60

const weekDays = 7

/** Local times are computed as if in UTC, so that clock changes don't shift hours. */
const asUtc = (wall: string) => new Date(`${wall}Z`)
const asWall = (date: Date) => date.toISOString().slice(0, 16)

export const shiftWallTime = (wall: string, milliseconds: number): string =>
  asWall(new Date(asUtc(wall).getTime() + milliseconds))

export const wallTimeDifference = (from: string, to: string): number =>
  asUtc(to).getTime() - asUtc(from).getTime()

/** A fifth weekday counts as the last. */
export const weekdayPositionOf = (wall: string): 1 | 2 | 3 | 4 | 'last' => {
  const positions = [1, 2, 3, 4] as const
  return positions[Math.ceil(asUtc(wall).getUTCDate() / weekDays) - 1] ?? 'last'
}

/** Third Tuesday stays third Tuesday; a fifth becomes the last. */
function inMonth(first: string, months: number): string {
  const date = asUtc(first)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const monthBegins = new Date(Date.UTC(year, month, 1))
  const monthDays = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const earliest = 1 + ((date.getUTCDay() - monthBegins.getUTCDay() + weekDays) % weekDays)
  const position = weekdayPositionOf(first)
  const isFifth = earliest + 4 * weekDays <= monthDays
  const day = earliest + (position === 'last' ? (isFifth ? 4 : 3) : position - 1) * weekDays
  return `${new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)}${first.slice(10, 16)}`
}

export type SeriesPlan = {
  every: SeriesPace
  count?: number | undefined
  until?: string | undefined
}

/** Local times, so the hour stays across clock changes. Returns at most one more than allowed, so that the caller can tell. */
export function seriesDates(first: string, { every, count, until }: SeriesPlan): string[] {
  const limit = Math.min(count ?? maxInSeries + 1, maxInSeries + 1)
  const dates: string[] = []
  for (let number = 0; number < limit; number++) {
    const date =
      every === 'week'
        ? shiftWallTime(first, number * weekDays * dayMilliseconds)
        : inMonth(first, number)
    if (until && date.slice(0, 10) > until) break
    dates.push(date)
  }
  return dates
}
