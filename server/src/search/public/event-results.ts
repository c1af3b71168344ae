import type { Found } from 'contract/search/search'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { Reading } from '../../platform/search-engine/source.ts'

type FoundEvent = Pick<Found, 'times' | 'eventState'>

export async function tellOfEvents(
  db: Reading,
  ids: readonly string[],
): Promise<Map<string, FoundEvent>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('events')
    .select(['_id', 'date', 'time', 'end', 'isAllDay', 'state'])
    .where('_id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ _id, state, ...times }) => [
      _id,
      { times: withoutNulls(times), ...withoutNulls({ eventState: state }) },
    ]),
  )
}
