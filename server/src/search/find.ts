import type { SearchKind } from 'contract/search'
import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import { textIndexes } from './engines.ts'
import { exactly, type Query, type Spelling } from './query.ts'
import type { Reading } from './source.ts'
import type { SearchEntryTable } from './tables.ts'

/** Of what an entry says, what is looked through at first for the passage that is shown of it. */
export const bodyLength = 20_000

/** A page of what is found of a kind, or the first of each. */
export type Wish = { kind?: SearchKind | undefined; from: number; count: number }

export type Hit = Pick<SearchEntryTable, 'itemId' | 'kind' | 'path' | 'title' | 'body' | 'date'> & {
  id: number
  /** Entries of its kind that are found. */
  total: number
}

type Row = Omit<Hit, 'total'> & { total: number | string }

/**
 * How well an entry meets a search: by words of its title or others, whole ones or such as only begin so; the better when
 * at least one of them stands in its title.
 */
function matched(engine: Engine, spellings: readonly Spelling[]) {
  const { having } = textIndexes[engine]
  const whole = exactly(spellings)
  const single = [
    ...new Map(spellings.flat().map((wanted) => [JSON.stringify(wanted), [wanted]])).values(),
  ]
  // One after the other: joined, SQLite would look for the words anew for each entry.
  const levels: RawBuilder<unknown>[] = [
    sql`select id, 3 as level, 0 as named from (${having('title', whole)}) as title_whole`,
    sql`select id, 2, 0 from (${having('title', spellings)}) as title_begun`,
    sql`select id, 1, 0 from (${having('words', whole)}) as words_whole`,
    sql`select id, 0, 0 from (${having('words', spellings)}) as words_begun`,
    sql`select id, -1, 1 from (${having('title', single)}) as named`,
  ]
  return sql`select id, max(level) * 2 + max(named) as level
    from (${sql.join(levels, sql` union all `)}) as hits group by id having max(level) >= 0`
}

/**
 * What visitors find at a moment: of each kind the best first, then the latest, then by address, in the same order on both
 * engines. `total` counts all of the kind.
 */
export async function findEntries(
  { db, engine }: { db: Reading; engine: Engine },
  { spellings }: Pick<Query, 'spellings'>,
  { kind, from, count }: Wish,
  moment: Date,
): Promise<Hit[]> {
  if (spellings.length === 0) return []
  const now = moment.toISOString()
  const ofKind = kind ? sql`and kind = ${kind}` : sql``
  const { rows } = await sql<Row>`
    with placed as (
      select entry.id, count(*) over (partition by kind) as total, row_number() over (
        partition by kind order by level desc, date desc, path
      ) as place
      from (${matched(engine, spellings)}) as matched
      join "searchEntries" as entry on entry.id = matched.id
      where "shownFrom" <= ${now} and "shownUntil" > ${now} ${ofKind}
    )
    select entry.id, "itemId", kind, path, title, substr(body, 1, ${bodyLength}) as body, date, total
    from placed join "searchEntries" as entry on entry.id = placed.id
    where place > ${from} and place <= ${from + count}
    order by kind, place`.execute(db)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
