import type { SearchKind } from 'contract/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import { textIndexes } from './engines.ts'
import { exactly, type Query, type Spelling } from './query.ts'
import type { Reading, SearchIndex } from './source.ts'
import type { SearchEntryTable } from './tables.ts'

/** Of what an entry says, what is looked through at first for the passage that is shown of it. */
export const bodyLength = 20_000

/** A page of what is found of a kind, or the first of each. */
export type Wish = { kind?: SearchKind | undefined; from: number; count: number }

export type Hit = Pick<
  SearchEntryTable,
  'subject' | 'itemId' | 'kind' | 'path' | 'title' | 'body' | 'date' | 'shownFrom'
> & {
  id: number
  /** How well it meets the search, the better the higher. */
  level: number
  /** Entries of its kind that are found. */
  total: number
}

type Row = Omit<Hit, 'total'> & { total: number | string }

/** Where somebody searches, and in which of the indexes. */
export type Searching = { db: Reading; engine: Engine; index: SearchIndex }

/**
 * How well an entry meets a search: by words of its title or others, whole ones or such as only begin so; the better when
 * at least one of them stands in its title.
 */
function matched({ engine, index: { text } }: Searching, spellings: readonly Spelling[]) {
  const { having } = textIndexes[engine]
  const whole = exactly(spellings)
  const single = [
    ...new Map(spellings.flat().map((wanted) => [JSON.stringify(wanted), [wanted]])).values(),
  ]
  // One after the other: joined, SQLite would look for the words anew for each entry.
  const levels: RawBuilder<unknown>[] = [
    sql`select id, 3 as level, 0 as named from (${having(text, 'title', whole)}) as title_whole`,
    sql`select id, 2, 0 from (${having(text, 'title', spellings)}) as title_begun`,
    sql`select id, 1, 0 from (${having(text, 'words', whole)}) as words_whole`,
    sql`select id, 0, 0 from (${having(text, 'words', spellings)}) as words_begun`,
    sql`select id, -1, 1 from (${having(text, 'title', single)}) as named`,
  ]
  return sql`select id, max(level) * 2 + max(named) as level
    from (${sql.join(levels, sql` union all `)}) as hits group by id having max(level) >= 0`
}

/** What visitors find at a moment. */
export const shownAt = (moment: Date) => {
  const now = moment.toISOString()
  return sql<SqlBool>`"shownFrom" <= ${now} and "shownUntil" > ${now}`
}

/**
 * What is found of what meets a condition: of each kind the best first, then the latest, then by address, in the same order
 * on both engines. `total` counts all of the kind.
 */
export async function findEntries(
  searching: Searching,
  { spellings }: Pick<Query, 'spellings'>,
  { kind, from, count }: Wish,
  condition: RawBuilder<SqlBool>,
): Promise<Hit[]> {
  if (spellings.length === 0) return []
  const { db, index } = searching
  const entries = sql.table(index.entries)
  const ofKind = kind ? sql`and kind = ${kind}` : sql``
  const { rows } = await sql<Row>`
    with placed as (
      select entry.id, level, count(*) over (partition by kind) as total, row_number() over (
        partition by kind order by level desc, date desc, path
      ) as place
      from (${matched(searching, spellings)}) as matched
      join ${entries} as entry on entry.id = matched.id
      where ${condition} ${ofKind}
    )
    select entry.id, subject, "itemId", "shownFrom", kind, path, title, substr(body, 1, ${bodyLength}) as body, date, total, level
    from placed join ${entries} as entry on entry.id = placed.id
    where place > ${from} and place <= ${from + count}
    order by kind, place`.execute(db)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
