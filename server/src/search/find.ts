import { type SearchKind, searchKindNames } from 'contract/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import { type CategoryNames, orInCategory } from './categories.ts'
import { type Condition, textIndexes } from './engines.ts'
import { hourIn, isTimedShelf, shelfFrom, shelfIn, shelfOf } from './entry-numbers.ts'
import { exactly, type Query, type Spelling } from './query.ts'
import type { Reading, SearchIndex } from './source.ts'
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

/** Where somebody searches, in which of the indexes, and what categories are called then. */
export type Searching = {
  db: Reading
  engine: Engine
  index: SearchIndex
  categories: CategoryNames
}

/** What somebody may find: what meets a condition, and whether what is found at all times needs no look for that. */
export type Sight = { condition: RawBuilder<SqlBool>; seesUntimed: boolean }

/** What visitors find at a moment. */
export const shownAt = (moment: Date): Sight => {
  const now = moment.toISOString()
  const condition = sql<SqlBool>`"shownFrom" <= ${now} and "shownUntil" > ${now}`
  return { condition, seesUntimed: true }
}

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
  const shelves = [shelfOf(kind, false), shelfOf(kind, true)]
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
  const shelves = searchKindNames.flatMap((kind) => [shelfOf(kind, false), shelfOf(kind, true)])
  const found = textIndexes[engine].having(index.text, [{ where: 'title', spellings }], shelves)
  const asked = sql`select id from ${entries} where ${condition} and id in (${found}) limit 1`
  return textIndexes[engine].ask(
    db,
    async (asking) => (await asked.execute(asking)).rows.length > 0,
  )
}

/** From here on all words stand in the title, whole or begun. */
export const titleLevel = 4

type Level = { level: number; conditions: readonly Condition[] }

/**
 * How well an entry meets a search, the best first: by words of its title or others, whole ones or such as only begin so; the
 * better when at least one of them stands in its title.
 */
function levelsOf(spellings: readonly Spelling[], categories: CategoryNames): Level[] {
  const whole = exactly(spellings)
  const single = new Map(spellings.flat().map((wanted) => [JSON.stringify(wanted), [wanted]]))
  const inTitle = (asked: readonly Spelling[]): Condition => ({ where: 'title', spellings: asked })
  const inWords = (asked: readonly Spelling[]): Condition => ({
    where: 'words',
    spellings: orInCategory(asked, categories),
  })
  const named = inTitle([...single.values()])
  const levels = [
    { level: 5, conditions: [inTitle(whole)] },
    { level: titleLevel, conditions: [inTitle(spellings)] },
    { level: 3, conditions: [inWords(whole), named] },
    { level: 2, conditions: [inWords(whole)] },
    { level: 1, conditions: [inWords(spellings), named] },
    { level: 0, conditions: [inWords(spellings)] },
  ]
  // Of a single word, whatever has it in its title is of the first two.
  const isSingle = spellings.every((spelling) => spelling.length === 1)
  return isSingle ? levels.filter(({ conditions }) => conditions.length === 1) : levels
}

type Asked = Searching & { sight: Sight; spellings: readonly Spelling[] }

/** How many entries of each of these kinds are found. */
async function countKinds(
  { db, engine, index, categories, sight, ...asked }: Asked,
  kinds: readonly SearchKind[],
): Promise<Map<number, number>> {
  const spellings = orInCategory(asked.spellings, categories)
  const count = async (shelves: readonly number[], isChecked: boolean) => {
    if (shelves.length === 0) return []
    const matched = textIndexes[engine].having(index.text, [{ where: 'words', spellings }], shelves)
    const join = sql`join ${sql.table(index.entries)} as entry on entry.id = matched.id where ${sight.condition}`
    const { rows } = await sql<{ shelf: number; total: number }>`
      select ${shelfIn(sql`matched.id`)} as shelf, count(*) as total
      from (${matched}) as matched ${isChecked ? join : sql``} group by 1`.execute(db)
    return rows
  }
  const all = await count(
    kinds.flatMap((kind) => [shelfOf(kind, false), shelfOf(kind, true)]),
    false,
  )
  const free = all.filter(({ shelf }) => isFree(sight, shelf))
  const checked = all.filter(({ shelf }) => !isFree(sight, shelf)).map(({ shelf }) => shelf)
  return new Map(
    [...free, ...(await count(checked, true))].map(({ shelf, total }) => [shelf, total]),
  )
}

const isFree = ({ seesUntimed }: Sight, shelf: number) => seesUntimed && !isTimedShelf(shelf)

type Place = { id: number; kind: SearchKind; level: number }

/** Places by a table of `id` and `level`, in their order, as far as somebody may find them. */
async function inOrder({ db, index, sight }: Asked, placed: RawBuilder<unknown>): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select entry.id, kind, level from (${placed}) as placed
    join ${sql.table(index.entries)} as entry on entry.id = placed.id
    where ${sight.condition}
    order by level desc, date desc, path`.execute(db)
  return rows
}

const unionOf = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/** All entries on these shelves, of which there are few, by some levels. */
function allOf(asked: Asked, levels: readonly Level[], shelves: readonly number[]) {
  const { having } = textIndexes[asked.engine]
  const parts = levels.map(
    ({ level, conditions }) =>
      sql`select id, ${sql.lit(level)} as level from (${having(asked.index.text, conditions, shelves)}) as part`,
  )
  return inOrder(
    asked,
    sql`select id, max(level) as level from (${unionOf(parts)}) as matched group by id`,
  )
}

/** So many more than wanted are asked for at first: entries of one hour stand in no order. */
const ofOneHour = 20

/** Whether these numbers of a shelf, of which no more were asked for, have all of the hour of the last one that is wanted. */
const hasWholeHours = (numbers: readonly number[], count: number, most: number): boolean => {
  if (numbers.length < most) return true
  const [last = 0, least = 0] = [numbers[count - 1], numbers.at(-1)]
  return hourIn(least) < hourIn(last)
}

/** The first entries on these shelves by one level: so many of each shelf at least, where there are. */
async function newestOf(
  asked: Asked,
  { level, conditions }: Level,
  shelves: readonly number[],
  count: number,
): Promise<Place[]> {
  const free = shelves.filter((shelf) => isFree(asked.sight, shelf))
  const checked = shelves.filter((shelf) => !isFree(asked.sight, shelf))
  const { having, newest } = textIndexes[asked.engine]
  for (let most = count + ofOneHour; ; most *= 4) {
    const parts = [
      ...free.map((shelf) => newest(asked.index.text, conditions, shelf, most)),
      ...(checked.length > 0 ? [having(asked.index.text, conditions, checked)] : []),
    ].map((part) => sql`select id, ${sql.lit(level)} as level from (${part}) as part`)
    const places = await inOrder(asked, unionOf(parts))
    const numbersOn = (shelf: number) =>
      places
        .map(({ id }) => id)
        .filter((id) => shelfFrom(id) === shelf)
        .toSorted((one, other) => other - one)
    if (free.every((shelf) => hasWholeHours(numbersOn(shelf), count, most))) return places
  }
}

/** The places of a page of each kind, and how many of each are found. */
async function findPlaces(asked: Asked, { kind, from, count }: Wish) {
  const kinds = kind ? [kind] : searchKindNames
  const totals = await countKinds(asked, kinds)
  const found = new Map(kinds.map((name) => [name, new Map<number, Place>()]))
  const wanted = from + count
  let levels = levelsOf(asked.spellings, asked.categories)
  while (levels.length > 0) {
    const open = kinds.filter(
      (name) => (found.get(name)?.size ?? 0) < Math.min(wanted, totalOf(totals, name)),
    )
    if (open.length === 0) break
    const shelves = open
      .flatMap((name) => [shelfOf(name, false), shelfOf(name, true)])
      .filter((shelf) => totals.has(shelf))
    const [next, ...rest] = levels
    const isFew = open.every((name) => totalOf(totals, name) <= few)
    const places =
      isFew || !next
        ? await allOf(asked, levels, shelves)
        : await newestOf(asked, next, shelves, wanted)
    levels = isFew ? [] : rest
    for (const place of places) {
      const known = found.get(place.kind)
      if (known && !known.has(place.id)) known.set(place.id, place)
    }
  }
  return [...found].flatMap(([name, places]) =>
    [...places.values()]
      .slice(from, wanted)
      .map((place) => ({ ...place, total: totalOf(totals, name) })),
  )
}

const totalOf = (totals: ReadonlyMap<number, number>, kind: SearchKind) =>
  (totals.get(shelfOf(kind, false)) ?? 0) + (totals.get(shelfOf(kind, true)) ?? 0)

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
