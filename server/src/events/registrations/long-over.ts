import type { Reading } from '../../content/entries/entry.ts'

/** The ids of events that were over before an instant. One that waits for another date is not over. */
export const longOver = (db: Reading, until: string) =>
  db
    .selectFrom('events')
    .select('events._id')
    .where(({ fn }) => fn.coalesce('events.end', 'events.date'), '<', until)
    .where('events.state', 'is distinct from', 'postponed')
