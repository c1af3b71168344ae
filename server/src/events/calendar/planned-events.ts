import { college } from 'college/facts'
import { isInSeries, type SeriesForm, tooManyInSeries } from 'contract/events/event-life'
import {
  mostInSeries,
  moveWall,
  placeInMonth,
  seriesDates,
  wallBetween,
} from 'contract/events/event-series'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import { isKept } from '../../platform/db/is-kept.ts'
import type { Reading } from '../../platform/db/open.ts'
import { badRequest, conflict } from '../../platform/http/errors.ts'
import type { EventRow } from './series.ts'

const { timeZone } = college

/** An event that is to be made: where the series has it, and when it is. */
export type Planned = { seriesAt: string; date: string }

const wallOf = ({ seriesAt, date }: EventRow) => localTime(seriesAt ?? date, timeZone)
const shiftOf = (event: EventRow) => wallBetween(wallOf(event), localTime(event.date, timeZone))

/** By how much the last ones were moved together: what was moved alone, for a holiday, says nothing of those to come. */
function shiftOfLast(events: readonly EventRow[]): number {
  const [last, before] = events.toReversed()
  if (!last) return 0
  return !before || shiftOf(before) === shiftOf(last) ? shiftOf(last) : 0
}

/** Of a series by months a fifth weekday says that it is on the last one, wherever in the series that stands. */
const firstOf = (walls: readonly string[]) =>
  walls.find((wall) => placeInMonth(wall) === 'last') ?? walls[0] ?? ''

/**
 * What comes after the last event of a series, up to a number of events in all or until a day, and that last event, of which
 * the new ones have their words. Rejects with 409 when the series goes that far already or has another pace, and with 400
 * when there were too many.
 */
export async function planFurther(
  db: Reading,
  event: EventRow,
  { every, count, until }: SeriesForm,
): Promise<{ last: EventRow; planned: Planned[]; total: number }> {
  const events = await db
    .selectFrom('events')
    .selectAll()
    .where('seriesId', '=', event.seriesId)
    .where(isKept)
    .orderBy('seriesAt')
    .execute()
  const last = events.at(-1)
  const missing = count === undefined ? mostInSeries : count - events.length
  if (!last || every !== event.seriesEvery || missing <= 0) throw conflict(isInSeries)
  const after = seriesDates(firstOf(events.map(wallOf)), { every, until })
    .filter((wall) => wall > wallOf(last))
    .slice(0, missing)
  if (after.length === 0) throw conflict(isInSeries)
  const total = events.length + after.length
  if (total > mostInSeries || (count !== undefined && total < count))
    throw badRequest(tooManyInSeries, {
      [count === undefined ? 'until' : 'count']: tooManyInSeries,
    })
  const shift = shiftOfLast(events)
  const planned = after.map((wall) => ({
    seriesAt: toInstant(wall, timeZone),
    date: toInstant(moveWall(wall, shift), timeZone),
  }))
  return { last, planned, total }
}
