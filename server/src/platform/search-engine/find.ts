import type { SearchKind } from 'contract/platform/search-kinds'
import { searchKindNames } from 'contract/search/search'
import { sql } from 'kysely'
import type { SearchBodyTable, SearchEntryTable } from '../db/search-tables.ts'
import { textIndexes } from './engines.ts'
import {
  expiredPartitions,
  hourIn,
  isTimedPartition,
  partitionFrom,
  validPartitionsOf,
} from './entry-numbers.ts'
import { createPostings, entriesWithAny, type Postings } from './postings.ts'
import type { Query } from './query.ts'
import { expiredLevels, rankEntries } from './ranking.ts'
import type { IndexTables } from './source.ts'
import type { Searching, Visibility } from './visibility.ts'

/** Searched first for the passage to show. */
export const bodyLength = 20_000

export type Wish = { kind?: SearchKind | undefined; from: number; count: number }

export type Hit = Pick<
  SearchEntryTable,
  'subject' | 'itemId' | 'revision' | 'kind' | 'path' | 'title' | 'date' | 'shownFrom'
> & {
  id: number
  body: SearchBodyTable['body']
  level: number
  total: number
}

export type Scope = { searching: Searching; sight: Visibility; postings: Postings }

export function queryIndexes<Answer>(
  place: Omit<Searching, 'index'>,
  indexes: readonly IndexTables[],
  sight: Visibility,
  question: (scopes: readonly Scope[]) => Promise<Answer>,
): Promise<Answer> {
  return textIndexes[place.engine].ask(place.db, (db) =>
    question(
      indexes.map((index) => {
        const searching = { ...place, db, index }
        return { searching, sight, postings: createPostings(searching) }
      }),
    ),
  )
}

async function visibleOf({ searching: { db, index }, sight }: Scope, ids: readonly number[]) {
  const checked = sight.seesUntimed ? ids.filter((id) => isTimedPartition(partitionFrom(id))) : ids
  if (checked.length === 0) return ids
  const rows = await db
    .selectFrom(index.entries)
    .select('id')
    .where('id', 'in', checked)
    .where(sight.condition)
    .execute()
  const seen = new Set(rows.map(({ id }) => id))
  const isChecked = new Set(checked)
  return ids.filter((id) => !isChecked.has(id) || seen.has(id))
}

export async function isInTitles(
  scope: Scope,
  { spellings }: Pick<Query, 'spellings'>,
): Promise<boolean> {
  const ids = await entriesWithAny(scope.postings, 'title', spellings)
  return (await visibleOf(scope, ids)).length > 0
}

const partitionsOf = (kind: SearchKind): readonly number[] => [
  ...validPartitionsOf(kind),
  ...(kind === 'notice' ? expiredPartitions : []),
]

export async function findItems(
  place: Searching,
  kind: SearchKind,
  { spellings }: Pick<Query, 'spellings'>,
  sight: Visibility,
): Promise<string[]> {
  return queryIndexes(place, [place.index], sight, async ([scope]) => {
    if (!scope) return []
    const ids = await entriesWithAny(scope.postings, 'words', spellings, partitionsOf(kind))
    const seen = await visibleOf(scope, ids)
    if (seen.length === 0) return []
    const { db, index } = scope.searching
    const rows = db.selectFrom(index.entries).select('itemId').where('id', 'in', seen)
    return (await rows.execute()).map(({ itemId }) => itemId)
  })
}

type Ranked = { id: number; level: number }
type Placed = Ranked & { total: number }

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const byLevelAndHour = (one: Ranked, other: Ranked) =>
  other.level - one.level || hourIn(other.id) - hourIn(one.id)

function firstOf(ranked: readonly Ranked[], count: number): Ranked[] {
  const ordered = ranked.toSorted(byLevelAndHour)
  const last = ordered[Math.min(count, ordered.length) - 1]
  return last ? ordered.filter((one) => byLevelAndHour(one, last) <= 0) : []
}

/** Numbers give the order by hour, rows the order within one. */
async function pagesOf(
  { db, index }: Searching,
  lists: readonly (readonly Ranked[])[],
  { from, count }: Wish,
): Promise<Placed[]> {
  const first = lists.map((ranked) => firstOf(ranked, from + count))
  const ids = first.flat().map(({ id }) => id)
  if (ids.length === 0) return []
  const entries = db.selectFrom(index.entries).select(['id', 'date', 'path'])
  const rows = new Map((await entries.where('id', 'in', ids).execute()).map((row) => [row.id, row]))
  return first.flatMap((some, place) =>
    some
      .flatMap((one) => {
        const row = rows.get(one.id)
        return row ? [{ ...one, ...row }] : []
      })
      .toSorted(
        (one, other) =>
          other.level - one.level || compare(other.date, one.date) || compare(one.path, other.path),
      )
      .slice(from, from + count)
      .map(({ id, level }) => ({ id, level, total: lists[place]?.length ?? 0 })),
  )
}

/** Per kind: best, then latest, then by address, the same on both engines. `total` counts all of the kind. */
export async function findSearchEntries(
  scope: Scope,
  { spellings }: Pick<Query, 'spellings'>,
  wish: Wish,
): Promise<Hit[]> {
  const { db, index } = scope.searching
  const levels = await rankEntries(scope.postings, spellings)
  const seen = await visibleOf(scope, [...levels.keys()])
  const ranked = seen.map((id): Ranked => {
    const isExpired = expiredPartitions.includes(partitionFrom(id))
    return { id, level: (levels.get(id) ?? 0) - (isExpired ? expiredLevels : 0) }
  })
  const byPartition = Map.groupBy(ranked, ({ id }) => partitionFrom(id))
  const kinds = wish.kind ? [wish.kind] : searchKindNames
  const lists = kinds.map((kind) =>
    partitionsOf(kind).flatMap((partition) => byPartition.get(partition) ?? []),
  )
  const placed = await pagesOf(scope.searching, lists, wish)
  if (placed.length === 0) return []
  const ids = placed.map(({ id }) => id)
  const rows = await db.selectFrom(index.entries).selectAll().where('id', 'in', ids).execute()
  const bodies = await db
    .selectFrom(index.bodies)
    .select(['id', sql<string>`substr(body, 1, ${bodyLength})`.as('body')])
    .where('id', 'in', ids)
    .execute()
  const entries = new Map(rows.map((row) => [row.id, row]))
  const text = new Map(bodies.map(({ id, body }) => [id, body]))
  return placed.flatMap((one) => {
    const entry = entries.get(one.id)
    return entry ? [{ ...entry, ...one, body: text.get(one.id) ?? '' }] : []
  })
}
