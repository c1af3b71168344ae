import type { Reading } from '../../platform/db/open.ts'

/** The ids of events that were over before an instant. One that waits for another date is not over. */
export const longOver = (db: Reading, until: string) =>
  db
    .selectFrom('events')
    .select('events._id')
    .where(({ fn }) => fn.coalesce('events.end', 'events.date'), '<', until)
    .where('events.state', 'is distinct from', 'postponed')
