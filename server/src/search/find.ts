import { type SearchKind, searchKindNames } from 'contract/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import { textIndexes } from './engines.ts'
import { exactly, type Query, type Spelling } from './query.ts'
import type { Reading, SearchIndex } from './source.ts'
import type { SearchBodyTable, SearchEntryTable } from './tables.ts'

/** Of what an entry says, what is looked through at first for the passage that is shown of it. */
export const bodyLength = 20_000

/** A page of what is found of a kind, or the first of each. */
export type Wish = { kind?: SearchKind | undefined; from: number; count: number }

export type Hit = Pick<
  SearchEntryTable,
  'subject' | 'itemId' | 'kind' | 'path' | 'title' | 'date' | 'shownFrom'
> & {
  id: number
  /** The beginning of what it says. */
  body: SearchBodyTable['body']
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
  const { db, engine, index } = searching
  const entries = sql.table(index.entries)
  const kinds = kind ? [kind] : searchKindNames
  // The first of each kind by itself: an engine keeps as many as are asked for, and sorts no others.
  const firsts = kinds.map(
    (name) => sql`select * from (
      select id, level from placed where kind = ${name}
      order by level desc, date desc, path limit ${count} offset ${from}
    ) as first`,
  )
  const question = sql<Row>`
    with placed as materialized (
      select entry.id, kind, level, date, path
      from (${matched(searching, spellings)}) as matched
      join ${entries} as entry on entry.id = matched.id
      where ${condition} and kind in (${sql.join(kinds)})
    ),
    counted as (select kind, count(*) as total from placed group by kind)
    select entry.id, subject, "itemId", "shownFrom", entry.kind, path, title, date, total, level,
      substr(body, 1, ${bodyLength}) as body
    from (${sql.join(firsts, sql` union all `)}) as first
    join ${entries} as entry on entry.id = first.id
    join ${sql.table(index.bodies)} as said on said.id = first.id
    join counted on counted.kind = entry.kind
    order by entry.kind, level desc, date desc, path`
  const { rows } = await textIndexes[engine].ask(db, (asking) => question.execute(asking))
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
