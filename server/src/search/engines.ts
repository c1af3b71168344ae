import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { Spelling, Wanted } from './query.ts'
import type { Reading } from './source.ts'
import type { TextTable } from './tables.ts'

/** Where words are looked for: in titles, or in all that an entry says. */
export type Where = 'title' | 'words'
type Words = { id: number; title: readonly string[]; words: readonly string[] }

/** How an engine finds words. Both are given words that are cut already, so that both find the same. */
export type TextIndex = {
  /** Enters the words of entries, of which there is at least one. */
  add: (trx: Reading, table: TextTable, entries: readonly Words[]) => Promise<void>
  remove: (trx: Reading, table: TextTable, ids: readonly number[]) => Promise<void>
  clear: (trx: Reading, table: TextTable) => Promise<void>
  /** Asks what has `having` in it. */
  ask: <Answer>(db: Reading, question: (db: Reading) => Promise<Answer>) => Promise<Answer>
  /** The `id` of each entry in which every word of one of these spellings stands. */
  having: (
    table: TextTable,
    where: Where,
    spellings: readonly Spelling[],
  ) => RawBuilder<{ id: number }>
}

/** Spellings as a query of the engine. Words are letters and digits only, see `words.ts`: no sign of a query is among them. */
const written = (
  spellings: readonly Spelling[],
  { word, and, or }: { word: (wanted: Wanted) => string; and: string; or: string },
) => spellings.map((spelling) => `(${spelling.map(word).join(and)})`).join(or)

const sqliteQuery = (spellings: readonly Spelling[]) =>
  written(spellings, {
    word: ({ word, isBeginning }) => `"${word}"${isBeginning ? ' *' : ''}`,
    and: ' AND ',
    or: ' OR ',
  })

const postgresQuery = (spellings: readonly Spelling[]) =>
  written(spellings, {
    word: ({ word, isBeginning }) => `'${word}'${isBeginning ? ':*' : ''}`,
    and: ' & ',
    or: ' | ',
  })

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
  having: (table, where, spellings) => {
    const query = sqliteQuery(spellings)
    const asked = where === 'title' ? `title : (${query})` : query
    return sql`select rowid as id from ${sql.table(table)} where ${sql.ref(table)} match ${asked}`
  },
}

const postgres: TextIndex = {
  // Cut already: PostgreSQL's own parser would read some of them as addresses and numbers.
  add: async (trx, table, entries) => {
    const vector = (words: readonly string[]) => sql`array_to_tsvector(${words}::text[])`
    const rows = entries.map(
      ({ id, title, words }) =>
        sql`(${id}::integer, ${vector(title)}, ${vector([...title, ...words])})`,
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
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        return question(trx)
      }),
  having: (table, where, spellings) =>
    sql`select id from ${sql.table(table)} where ${sql.ref(where)} @@ ${postgresQuery(spellings)}::tsquery`,
}

export const textIndexes: Record<Engine, TextIndex> = { sqlite, postgres }
