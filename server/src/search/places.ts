import type { SearchKind } from 'contract/search'
import { type RawBuilder, sql } from 'kysely'
import { type CategoryNames, orInCategory } from './categories.ts'
import { type Condition, textIndexes } from './engines.ts'
import { hourIn, shelfFrom } from './entry-numbers.ts'
import { exactly, type Spelling } from './query.ts'
import { type Asked, isFree } from './sight.ts'

/** All words stand in the title as whole ones. */
export const titleLevel = 5
/** Notices that are not valid any more are below all others. */
export const expiredLevels = 10

export type Level = { level: number; conditions: readonly Condition[] }

/**
 * How well an entry meets a search, the best first: by whole words before such as only begin so; the better when all of them
 * stand in its title, or at least one.
 */
export function levelsOf(spellings: readonly Spelling[], categories: CategoryNames): Level[] {
  const whole = exactly(spellings)
  const single = new Map(spellings.flat().map((wanted) => [JSON.stringify(wanted), [wanted]]))
  const inTitle = (asked: readonly Spelling[]): Condition => ({ where: 'title', spellings: asked })
  const inWords = (asked: readonly Spelling[]): Condition => ({
    where: 'words',
    spellings: orInCategory(asked, categories),
  })
  const named = inTitle([...single.values()])
  const levels = [
    { level: titleLevel, conditions: [inTitle(whole)] },
    { level: 4, conditions: [inWords(whole), named] },
    { level: 3, conditions: [inWords(whole)] },
    { level: 2, conditions: [inTitle(spellings)] },
    { level: 1, conditions: [inWords(spellings), named] },
    { level: 0, conditions: [inWords(spellings)] },
  ]
  // Of a single word, whatever has it in its title is of those that ask for titles.
  const isSingle = spellings.every((spelling) => spelling.length === 1)
  return isSingle ? levels.filter(({ conditions }) => conditions.length === 1) : levels
}

/** Where an entry stands among what is found. */
export type Place = { id: number; kind: SearchKind; level: number }

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
export function allOf(asked: Asked, levels: readonly Level[], shelves: readonly number[]) {
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
export async function newestOf(
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
      ...(free.length > 0 ? [newest(asked.index.text, conditions, free, most)] : []),
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
