import type { DbOrTrx } from '../../platform/db/schema.ts'

/** An event waiting for a new date is not over. */
export const longOver = (db: DbOrTrx, until: string) =>
  db
    .selectFrom('events')
    .select('events._id')
    .where(({ fn }) => fn.coalesce('events.end', 'events.date'), '<', until)
    .where('events.state', 'is distinct from', 'postponed')
