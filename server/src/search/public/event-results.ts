import type { SearchResult } from 'contract/search/search'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'

type FoundEvent = Pick<SearchResult, 'times' | 'eventState'>

export async function eventResults(
  db: DbOrTrx,
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
