import { LRUCache } from 'lru-cache'
import type { Engine } from '../db/engine.ts'
import type { DbOrTrx } from '../db/schema.ts'
import type { SearchEntryTable } from '../db/search-tables.ts'
import type { CategoryNames } from './categories.ts'
import type { IndexTables } from './source.ts'

export type Searching = {
  db: DbOrTrx
  engine: Engine
  index: IndexTables
  categories: CategoryNames
}

/** `place`: the latest first, then by address. */
export type SearchEntry = SearchEntryTable & { place: number }

export type Visibility = {
  now: string
  read: (searching: Pick<Searching, 'db' | 'index'>) => Promise<(entry: SearchEntry) => boolean>
}

export const visibleAt = (timestamp: Date): Visibility => {
  const now = timestamp.toISOString()
  const isVisible = ({ shownFrom, shownUntil }: SearchEntry) => shownFrom <= now && shownUntil > now
  return { now, read: async () => isVisible }
}

/** By version, which every write to an index replaces: two indexes, of which one changed. */
const known = new LRUCache<string, ReadonlyMap<number, SearchEntry>>({ max: 3 })

export async function readSearchEntries(
  db: DbOrTrx,
  { entries, state }: IndexTables,
): Promise<ReadonlyMap<number, SearchEntry>> {
  const { version } = await db
    .selectFrom('searchState')
    .select('version')
    .where('name', '=', state)
    .executeTakeFirstOrThrow()
  const cached = known.get(version)
  if (cached) return cached
  const rows = await db
    .selectFrom(entries)
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('path')
    .execute()
  const byId = new Map(rows.map((row, place) => [row.id, Object.assign(row, { place })]))
  if (version !== '') known.set(version, byId)
  return byId
}
