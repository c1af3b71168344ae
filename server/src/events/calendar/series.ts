import type { WhichEvents } from 'contract/events/event-lifecycle'
import { eventNotFound, type SeriesDate } from 'contract/events/events'
import type { Selectable } from 'kysely'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { Database, DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { selectPublicEvents } from '../details/public-events.ts'

export type StoredEvent = Selectable<Database['events']>

export async function readActedEvent(
  db: DbOrTrx,
  _id: string,
  which: WhichEvents,
): Promise<[StoredEvent, ...StoredEvent[]]> {
  const events = db.selectFrom('events').selectAll().where(isNotDeleted)
  const event = await events.where('_id', '=', _id).executeTakeFirst()
  if (!event) throw notFound(eventNotFound)
  const { seriesId, seriesAt } = event
  if (which === 'one' || seriesId === null || seriesAt === null) return [event]
  const later = await events
    .where('seriesId', '=', seriesId)
    .where('seriesAt', '>', seriesAt)
    .orderBy('seriesAt')
    .execute()
  return [event, ...later]
}

export async function positionsInSeries(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { series: { place: number; of: number } }>> {
  if (ids.length === 0) return new Map()
  const requested = db.selectFrom('events').select('seriesId').where('_id', 'in', ids)
  const rows = await db
    .selectFrom('events')
    .select(['_id', 'seriesId'])
    .where('seriesId', 'in', requested)
    .where(isNotDeleted)
    .orderBy('seriesAt')
    .execute()
  const series = Map.groupBy(rows, ({ seriesId }) => seriesId)
  return new Map(
    [...series.values()].flatMap((events) =>
      events.map(({ _id }, index) => [_id, { series: { place: index + 1, of: events.length } }]),
    ),
  )
}

export async function readSeriesDates(db: DbOrTrx, _id: string, now: Date): Promise<SeriesDate[]> {
  const event = await selectPublicEvents(db, now)
    .select('seriesId')
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!event) throw notFound(eventNotFound)
  if (event.seriesId === null) return []
  const others = await selectPublicEvents(db, now)
    .select(['_id', 'date', 'time', 'end', 'isAllDay', 'state'])
    .where('seriesId', '=', event.seriesId)
    .where('_id', '!=', _id)
    .where('date', '>', now.toISOString())
    .orderBy('date')
    .orderBy('_id')
    .execute()
  return others.map(withoutNulls)
}
