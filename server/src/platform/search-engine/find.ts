import type { SearchKind } from 'contract/platform/search-kinds'
import { searchKindNames } from 'contract/search/search'
import { textIndexes } from './engines.ts'
import { readSearchEntries, type SearchEntry, type Searching, type Visibility } from './entries.ts'
import type { Query } from './query.ts'
import {
  createPostings,
  entriesWithAny,
  expiredLevels,
  type Postings,
  rankEntries,
} from './ranking.ts'
import type { IndexTables } from './source.ts'

export type Wish = { kind?: SearchKind | undefined; from: number; count: number }

export type Hit = SearchEntry & { level: number; total: number }

export type Scope = {
  searching: Searching
  postings: Postings
  now: string
  /** Undefined for what the searcher may not see. */
  entryOf: (id: number) => SearchEntry | undefined
}

/** Everything that `question` reads is of one moment. */
export function queryIndexes<Answer>(
  place: Omit<Searching, 'index'>,
  indexes: readonly IndexTables[],
  { now, read }: Visibility,
  question: (scopes: readonly Scope[]) => Promise<Answer>,
): Promise<Answer> {
  return textIndexes[place.engine].ask(place.db, async (db) => {
    const scopes: Scope[] = []
    for (const index of indexes) {
      const searching = { ...place, db, index }
      const entries = await readSearchEntries(db, index)
      const isVisible = await read(searching)
      const entryOf = (id: number) => {
        const entry = entries.get(id)
        return entry && isVisible(entry) ? entry : undefined
      }
      scopes.push({ searching, postings: createPostings(searching), now, entryOf })
    }
    return question(scopes)
  })
}

export async function isInTitles(scope: Scope, { spellings }: Query): Promise<boolean> {
  const ids = await entriesWithAny(scope.postings, 'title', spellings)
  return ids.some((id) => scope.entryOf(id) !== undefined)
}

export function findItems(
  place: Searching,
  kind: SearchKind,
  { spellings }: Query,
  sight: Visibility,
): Promise<string[]> {
  return queryIndexes(place, [place.index], sight, async ([scope]) => {
    const ids = scope ? await entriesWithAny(scope.postings, 'words', spellings) : []
    const entries = ids.flatMap((id) => scope?.entryOf(id) ?? [])
    return entries.filter((entry) => entry.kind === kind).map(({ itemId }) => itemId)
  })
}

/** Per kind: best, then latest, then by address, the same on both engines. `total` counts all of the kind. */
export async function findSearchEntries(
  { postings, entryOf, now }: Scope,
  { spellings }: Query,
  { kind, from, count }: Wish,
): Promise<Hit[]> {
  const ranked = [...(await rankEntries(postings, spellings))].flatMap(([id, level]) => {
    const entry = entryOf(id)
    if (!entry) return []
    return { entry, level: entry.expiresAt <= now ? level - expiredLevels : level }
  })
  const byKind = Map.groupBy(ranked, ({ entry }) => entry.kind)
  return (kind ? [kind] : searchKindNames).flatMap((name) => {
    const all = byKind.get(name) ?? []
    return all
      .toSorted((one, other) => other.level - one.level || one.entry.place - other.entry.place)
      .slice(from, from + count)
      .map(({ entry, level }): Hit => ({ ...entry, level, total: all.length }))
  })
}
