import { event } from 'contract/events'
import * as z from 'zod/mini'
import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'

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
