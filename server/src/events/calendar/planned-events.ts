import { college } from 'college/facts'
import {
  dateAlreadyInSeries,
  type SeriesForm,
  tooManyInSeries,
} from 'contract/events/event-lifecycle'
import {
  maxInSeries,
  seriesDates,
  shiftWallTime,
  wallTimeDifference,
  weekdayPositionOf,
} from 'contract/events/event-series'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { badRequest, conflict } from '../../platform/errors.ts'
import type { StoredEvent } from './series.ts'

const { timeZone } = college

export type PlannedDate = { seriesAt: string; date: string }

const wallOf = ({ seriesAt, date }: StoredEvent) => localTime(seriesAt ?? date, timeZone)
const shiftOf = (event: StoredEvent) =>
  wallTimeDifference(wallOf(event), localTime(event.date, timeZone))

/** How far the last events were shifted together. A single one moved for a holiday does not count. */
function shiftOfLast(events: readonly StoredEvent[]): number {
  const [last, before] = events.toReversed()
  if (!last) return 0
  return !before || shiftOf(before) === shiftOf(last) ? shiftOf(last) : 0
}

/** In a monthly series, a date in the fifth week means "the last weekday of the month". */
const firstOf = (walls: readonly string[]) =>
  walls.find((wall) => weekdayPositionOf(wall) === 'last') ?? walls[0] ?? ''

/**
 * The next events of a series, up to a total or a day, and the last existing event, which serves as their model.
 * Rejects with 409 if the series already goes that far or has another rhythm, and with 400 if there were too many.
 */
export async function planNextDates(
  db: DbOrTrx,
  event: StoredEvent,
  { every, count, until }: SeriesForm,
): Promise<{ last: StoredEvent; planned: PlannedDate[]; total: number }> {
  const events = await db
    .selectFrom('events')
    .selectAll()
    .where('seriesId', '=', event.seriesId)
    .where(isNotDeleted)
    .orderBy('seriesAt')
    .execute()
  const last = events.at(-1)
  const missing = count === undefined ? maxInSeries : count - events.length
  if (!last || every !== event.seriesEvery || missing <= 0) throw conflict(dateAlreadyInSeries)
  const after = seriesDates(firstOf(events.map(wallOf)), { every, until })
    .filter((wall) => wall > wallOf(last))
    .slice(0, missing)
  if (after.length === 0) throw conflict(dateAlreadyInSeries)
  const total = events.length + after.length
  if (total > maxInSeries || (count !== undefined && total < count))
    throw badRequest(tooManyInSeries, {
      [count === undefined ? 'until' : 'count']: tooManyInSeries,
    })
  const shift = shiftOfLast(events)
  const planned = after.map((wall) => ({
    seriesAt: toInstant(wall, timeZone),
    date: toInstant(shiftWallTime(wall, shift), timeZone),
  }))
  return { last, planned, total }
}
