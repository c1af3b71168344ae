import type { Found } from 'contract/search'
import { withoutNulls } from '../db/rows.ts'
import type { Reading } from './source.ts'

type FoundTimes = NonNullable<Found['times']>

/** When events are that were found: an index keeps their beginnings only, to order them by. */
export async function tellOfEvents(
  db: Reading,
  ids: readonly string[],
): Promise<Map<string, FoundTimes>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('events')
    .select(['_id', 'date', 'time', 'end', 'isAllDay'])
    .where('_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ _id, ...times }) => [_id, withoutNulls(times)]))
}
