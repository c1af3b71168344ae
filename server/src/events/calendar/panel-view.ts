import { type EventEntry, eventNotFound, eventRecord } from 'contract/events/events'
import { type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import { departmentCodeOf } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { notFound } from '../../platform/errors.ts'
import { hasPeople } from '../registrations/people-of-event.ts'
import { positionsInSeries } from './series.ts'

async function withPeople(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('events')
    .select('_id')
    .where('_id', 'in', ids)
    .where(
      sql<SqlBool>`exists (select 1 from events as one where one.${sql.ref('deletedAt')} is null
        and (one._id = events._id or (one.${sql.ref('seriesId')} = events.${sql.ref('seriesId')}
          and one.${sql.ref('seriesAt')} > events.${sql.ref('seriesAt')}))
        and ${hasPeople(sql`one._id`)})`,
    )
    .execute()
  return rows.map(({ _id }) => _id)
}

export async function panelEvent(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pick<EventEntry, 'series' | 'hasPeople'>>> {
  const [places, peopled] = [await positionsInSeries(db, ids), await withPeople(db, ids)]
  return new Map(
    ids.map((_id) => [
      _id,
      { ...places.get(_id), ...(peopled.includes(_id) && { hasPeople: true }) },
    ]),
  )
}

/** Rejects with 403 or 404. */
export async function readEventEntry(
  db: Db,
  _id: string,
  actor: Administrator,
): Promise<EventEntry> {
  const row = await db
    .selectFrom('events')
    .select(z.keyof(eventRecord).options)
    .where('_id', '=', _id)
    .where(isNotDeleted)
    .executeTakeFirst()
  if (!row) throw notFound(eventNotFound)
  requireRight(actor, 'see records', departmentCodeOf(row))
  return { ...withoutNulls(row), ...(await panelEvent(db, [_id])).get(_id) }
}
