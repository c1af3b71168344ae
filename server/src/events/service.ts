import { event, eventNotFound } from 'contract/events'
import * as z from 'zod/mini'
import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'
import { notFound } from '../errors.ts'

/** What the public is shown of an event. */
export const publicColumns = z.keyof(event).options

/** All events, newest date first, or the first `limit` of them. */
export async function listEvents(db: Db, limit?: number) {
  const all = db
    .selectFrom('events')
    .select(publicColumns)
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
  const rows = await (limit ? all.limit(limit) : all).execute()
  return rows.map(withoutNulls)
}

export async function getEvent(db: Db, eventId: string) {
  const row = await db
    .selectFrom('events')
    .select(publicColumns)
    .where('_id', '=', eventId)
    .executeTakeFirst()
  if (!row) throw notFound(eventNotFound)
  return withoutNulls(row)
}
