import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import { isOn, numbersOf, shelfIn } from './entry-numbers.ts'
import { type Spelling, type Wanted, waysOf } from './query.ts'
import type { Reading } from './source.ts'
import type { TextTable } from './tables.ts'

/** Where words are looked for: in titles, or in all that an entry says. */
export type Where = 'title' | 'words'
/** Every word of at least one of these spellings has to be there. */
export type Condition = { where: Where; spellings: readonly Spelling[] }
type Words = { id: number; title: readonly string[]; words: readonly string[] }

/** How an engine finds words. Both are given words that are cut already, so that both find the same. */
export type TextIndex = {
  /** Enters the words of entries, of which there is at least one. */
  add: (trx: Reading, table: TextTable, entries: readonly Words[]) => Promise<void>
  remove: (trx: Reading, table: TextTable, ids: readonly number[]) => Promise<void>
  clear: (trx: Reading, table: TextTable) => Promise<void>
  /** Asks what has `having` or `newest` in it. */
  ask: <Answer>(db: Reading, question: (db: Reading) => Promise<Answer>) => Promise<Answer>
  /** Stands at the end of a subquery that is to be planned by itself. */
  fence: RawBuilder<unknown>
  /** The `id` of each entry on these shelves, or on all, that meets all conditions, of which there is at least one. */
  having: (
    table: TextTable,
    conditions: readonly Condition[],
    shelves?: readonly number[],
  ) => RawBuilder<{ id: number }>
  /** The same for the highest `count` numbers of each of these shelves, of which there is at least one. */
  newest: (
    table: TextTable,
    conditions: readonly Condition[],
    shelves: readonly number[],
    count: number,
  ) => RawBuilder<{ id: number }>
}

/** Spellings as a query of the engine. Words are letters and digits only, see `words.ts`: no sign of a query is among them. */
const written = (
  spellings: readonly Spelling[],
  { word, and, or }: { word: (wanted: Wanted) => string; and: string; or: string },
) => spellings.map((spelling) => `(${spelling.map(word).join(and)})`).join(or)

const quoted = (signs: Wanted['signs'], mark: string) =>
  (signs ?? []).map((sign) => mark + sign + mark)
const eitherOf = (ways: readonly string[], or: string) =>
  ways.length > 1 ? `(${ways.join(or)})` : ways.join()

const sqliteQuery = (spellings: readonly Spelling[]) =>
  written(spellings, {
    word: (wanted) =>
      eitherOf(
        [
          ...waysOf(wanted).map((way) => `"${way}"${wanted.isBeginning ? ' *' : ''}`),
          ...quoted(wanted.signs, '"'),
        ],
        ' OR ',
      ),
    and: ' AND ',
    or: ' OR ',
  })

const postgresQuery = (spellings: readonly Spelling[]) =>
  written(spellings, {
    word: (wanted) =>
      eitherOf(
        [
          ...waysOf(wanted).map((way) => `'${way}'${wanted.isBeginning ? ':*' : ''}`),
          ...quoted(wanted.signs, "'"),
        ],
        ' | ',
      ),
    and: ' & ',
    or: ' | ',
  })

/** The entries of a table that meet conditions, for more to be said after it. */
function matchedBy(table: TextTable, conditions: readonly Condition[]): RawBuilder<unknown> {
  const asked = conditions.map(({ where, spellings }) => {
    const query = `(${sqliteQuery(spellings)})`
    return where === 'title' ? `(title : ${query})` : query
  })
  return sql`${sql.table(table)} where ${sql.ref(table)} match ${asked.join(' AND ')}`
}

const sqlite: TextIndex = {
  add: async (trx, table, entries) => {
    const rows = entries.map(
      ({ id, title, words }) => sql`(${id}, ${title.join(' ')}, ${words.join(' ')})`,
    )
    await sql`insert into ${sql.table(table)} (rowid, title, words) values ${sql.join(rows)}`.execute(
      trx,
    )
  },
  remove: async (trx, table, ids) => {
    await sql`delete from ${sql.table(table)} where rowid in (${sql.join(ids)})`.execute(trx)
  },
  clear: async (trx, table) => {
    await sql`insert into ${sql.table(table)} (${sql.ref(table)}) values ('delete-all')`.execute(
      trx,
    )
  },
  ask: (db, question) => question(db),
  fence: sql``,
  having: (table, conditions, shelves) => {
    const narrowed = shelves ? sql`and ${isOn(sql`rowid`, shelves)}` : sql``
    return sql`select rowid as id from ${matchedBy(table, conditions)} ${narrowed}`
  },
  // It reads the numbers of a word in their order, and stops when it has enough.
  newest: (table, conditions, shelves, count) => {
    const parts = shelves.map((shelf) => {
      const { lowest, highest } = numbersOf(shelf)
      return sql`select id from (select rowid as id from ${matchedBy(table, conditions)}
        and rowid between ${sql.lit(lowest)} and ${sql.lit(highest)} order by rowid desc limit ${count})`
    })
    return sql`select id from (${sql.join(parts, sql` union all `)})`
  },
}

const postgresHaving: TextIndex['having'] = (table, conditions, shelves) => {
  const asked = conditions.map(
    ({ where, spellings }) => sql`${sql.ref(where)} @@ ${postgresQuery(spellings)}::tsquery`,
  )
  const narrowed = shelves ? sql`and ${isOn(sql`id`, shelves)}` : sql``
  return sql`select id from ${sql.table(table)} where ${sql.join(asked, sql` and `)} ${narrowed}`
}

const postgresFence = sql`offset 0`

const postgres: TextIndex = {
  // Cut already: PostgreSQL's own parser would read some of them as addresses and numbers.
  add: async (trx, table, entries) => {
    const vector = (words: readonly string[]) => sql`array_to_tsvector(${words}::text[])`
    const rows = entries.map(
      ({ id, title, words }) =>
        sql`(${id}::bigint, ${vector(title)}, ${vector([...title, ...words])})`,
    )
    await sql`insert into ${sql.table(table)} (id, title, words) values ${sql.join(rows)}`.execute(
      trx,
    )
  },
  remove: async (trx, table, ids) => {
    await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(trx)
  },
  clear: async (trx, table) => {
    await sql`delete from ${sql.table(table)}`.execute(trx)
  },
  // The planner does not know that looking through all rows unpacks the words of each: for usual words it takes ten times as long as the index.
  ask: (db, question) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        return question(trx)
      }),
  fence: postgresFence,
  having: postgresHaving,
  // Without the fence the planner may go through all numbers from the highest down, and unpack the words of each.
  newest: (table, conditions, shelves, count) => sql`
    select id from (
      select id, row_number() over (partition by ${shelfIn(sql`id`)} order by id desc) as place
      from (${postgresHaving(table, conditions, shelves)} ${postgresFence}) as matched
    ) as placed where place <= ${count}`,
}

export const textIndexes: Record<Engine, TextIndex> = { sqlite, postgres }
