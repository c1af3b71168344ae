import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { publicColumns, selectPublicEvents } from '../details/public-events.ts'

export async function publicEvents(db: Db, now: Date, limit?: number) {
  const all = selectPublicEvents(db, now)
    .select(publicColumns)
    .orderBy('date', 'desc')
    .orderBy('_id', 'desc')
  const rows = await (limit ? all.limit(limit) : all).execute()
  return rows.map(withoutNulls)
}
