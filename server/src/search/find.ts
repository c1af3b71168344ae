import { type SearchKind, searchKindNames } from 'contract/search'
import { type RawBuilder, sql } from 'kysely'
import { orInCategory } from './categories.ts'
import { textIndexes } from './engines.ts'
import { expiredShelves, shelfIn, validShelvesOf } from './entry-numbers.ts'
import { allOf, expiredLevels, levelsOf, newestOf, type Place } from './places.ts'
import type { Query } from './query.ts'
import { type Asked, isFree, type Searching, type Sight } from './sight.ts'
import type { SearchBodyTable, SearchEntryTable } from './tables.ts'

/** Of what an entry says, what is looked through at first for the passage that is shown of it. */
export const bodyLength = 20_000

/** A page of what is found of a kind, or the first of each. */
export type Wish = { kind?: SearchKind | undefined; from: number; count: number }

export type Hit = Pick<
  SearchEntryTable,
  'subject' | 'itemId' | 'revision' | 'kind' | 'path' | 'title' | 'date' | 'shownFrom'
> & {
  id: number
  /** The beginning of what it says. */
  body: SearchBodyTable['body']
  /** How well it meets the search, the better the higher. */
  level: number
  /** Entries of its kind that are found. */
  total: number
}

/** All shelves of a kind. */
const shelvesOf = (kind: SearchKind): readonly number[] => [
  ...validShelvesOf(kind),
  ...(kind === 'notice' ? expiredShelves : []),
]

/** The `itemId` of all that is found of a kind, in no order: to narrow a list that has its own. */
export function foundItems(
  { engine, index, categories }: Pick<Searching, 'engine' | 'index' | 'categories'>,
  kind: SearchKind,
  query: Pick<Query, 'spellings'>,
  { condition }: Sight,
): RawBuilder<string> {
  const entries = sql.table(index.entries)
  const spellings = orInCategory(query.spellings, categories)
  if (spellings.length === 0) return sql`select "itemId" from ${entries} where 1 = 0`
  const shelves = shelvesOf(kind)
  // What has a word has it as a beginning, too, and those of its title are among its words.
  const found = textIndexes[engine].having(index.text, [{ where: 'words', spellings }], shelves)
  return sql`select "itemId" from ${entries} where ${condition} and id in (${found})`
}

/** Of so few, all that are found are asked for at once. */
const few = 500

/** Whether a title has all words of a spelling, and somebody may find it. */
export async function isSaidInTitles(
  { db, engine, index }: Searching,
  { spellings }: Pick<Query, 'spellings'>,
  { condition }: Sight,
): Promise<boolean> {
  const entries = sql.table(index.entries)
  const found = textIndexes[engine].having(index.text, [{ where: 'title', spellings }])
  const asked = sql`select id from ${entries} where ${condition} and id in (${found}) limit 1`
  return textIndexes[engine].ask(
    db,
    async (asking) => (await asked.execute(asking)).rows.length > 0,
  )
}

/** How many entries of a kind, or of each, are found. */
async function countKinds(
  { db, engine, index, categories, sight, ...asked }: Asked,
  kind: SearchKind | undefined,
): Promise<Map<number, number>> {
  const spellings = orInCategory(asked.spellings, categories)
  const count = async (shelves: readonly number[] | undefined, isChecked: boolean) => {
    if (shelves?.length === 0) return []
    const { having, fence } = textIndexes[engine]
    const matched = having(index.text, [{ where: 'words', spellings }], shelves)
    const join = sql`join ${sql.table(index.entries)} as entry on entry.id = matched.id where ${sight.condition}`
    // Without the fence PostgreSQL takes every number for a group of its own, and makes room for as many.
    const { rows } = await sql<{ shelf: number; total: number }>`
      select shelf, count(*) as total from (
        select ${shelfIn(sql`matched.id`)} as shelf from (${matched}) as matched ${isChecked ? join : sql``} ${fence}
      ) as shelved group by shelf`.execute(db)
    return rows
  }
  const all = await count(kind && shelvesOf(kind), false)
  const free = all.filter(({ shelf }) => isFree(sight, shelf))
  const checked = all.filter(({ shelf }) => !isFree(sight, shelf)).map(({ shelf }) => shelf)
  return new Map(
    [...free, ...(await count(checked, true))].map(({ shelf, total }) => [shelf, total]),
  )
}

/** The places of a page of each kind, and how many of each are found. */
async function findPlaces(asked: Asked, { kind, from, count }: Wish) {
  const kinds = kind ? [kind] : searchKindNames
  const totals = await countKinds(asked, kind)
  const found = new Map(kinds.map((name) => [name, new Map<number, Place>()]))
  const wanted = from + count
  await collect(asked, { found, wanted, totals, shelvesOf: validShelvesOf })
  const expired = {
    totals,
    shelvesOf: (name: SearchKind) => (name === 'notice' ? expiredShelves : []),
  }
  const missing = wanted - (found.get('notice')?.size ?? 0)
  const notices = new Map<SearchKind, Map<number, Place>>([['notice', new Map()]])
  if (found.has('notice') && missing > 0)
    await collect(asked, { found: notices, wanted: missing, ...expired })
  for (const place of notices.get('notice')?.values() ?? [])
    found.get('notice')?.set(place.id, { ...place, level: place.level - expiredLevels })
  return [...found].flatMap(([name, places]) =>
    [...places.values()]
      .slice(from, wanted)
      .map((place) => ({ ...place, total: totalOn(totals, shelvesOf(name)) })),
  )
}

type Collecting = {
  found: ReadonlyMap<SearchKind, Map<number, Place>>
  wanted: number
  totals: ReadonlyMap<number, number>
  shelvesOf: (kind: SearchKind) => readonly number[]
}

/** The best of each kind on these shelves, until there are as many as are wanted. */
async function collect(
  asked: Asked,
  { found, wanted, totals, shelvesOf: allowed }: Collecting,
): Promise<void> {
  const kinds = [...found.keys()]
  const totalOf = (name: SearchKind) => totalOn(totals, allowed(name))
  const levels = levelsOf(asked.spellings, asked.categories)
  for (const [at, level] of levels.entries()) {
    const open = kinds.filter(
      (name) => (found.get(name)?.size ?? 0) < Math.min(wanted, totalOf(name)),
    )
    if (open.length === 0) break
    const shelves = open.flatMap(allowed).filter((shelf) => totals.has(shelf))
    const isFew = open.every((name) => totalOf(name) <= few)
    const places = isFew
      ? await allOf(asked, levels.slice(at), shelves)
      : await newestOf(asked, level, shelves, wanted)
    for (const place of places) {
      const known = found.get(place.kind)
      if (known && !known.has(place.id)) known.set(place.id, place)
    }
    if (isFew) break
  }
}

const totalOn = (totals: ReadonlyMap<number, number>, shelves: readonly number[]) =>
  shelves.reduce((sum, shelf) => sum + (totals.get(shelf) ?? 0), 0)

/**
 * What somebody finds: of each kind the best first, then the latest, then by address, in the same order on both engines.
 * `total` counts all of the kind.
 */
export async function findEntries(
  { db, engine, index, categories }: Searching,
  { spellings }: Pick<Query, 'spellings'>,
  wish: Wish,
  sight: Sight,
): Promise<Hit[]> {
  if (spellings.length === 0) return []
  return textIndexes[engine].ask(db, async (asking) => {
    const places = await findPlaces(
      { db: asking, engine, index, categories, sight, spellings },
      wish,
    )
    if (places.length === 0) return []
    const { rows } = await sql<Omit<Hit, 'total' | 'level'>>`
      select entry.id, subject, "itemId", revision, "shownFrom", kind, path, title, date,
        substr(body, 1, ${bodyLength}) as body
      from ${sql.table(index.entries)} as entry
      join ${sql.table(index.bodies)} as said on said.id = entry.id
      where entry.id in (${sql.join(places.map(({ id }) => id))})`.execute(asking)
    const said = new Map(rows.map((row) => [row.id, row]))
    return places.flatMap(({ id, level, total }) => {
      const row = said.get(id)
      return row ? [{ ...row, level, total }] : []
    })
  })
}
