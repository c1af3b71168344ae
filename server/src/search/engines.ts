import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { Spelling, Wanted } from './query.ts'
import type { Reading } from './source.ts'

/** Where words are looked for: in titles, or in all that an entry says. */
export type Where = 'title' | 'words'
type Words = { id: number; title: readonly string[]; words: readonly string[] }

/** How an engine finds words. Both are given words that are cut already, so that both find the same. */
export type TextIndex = {
  /** Enters the words of entries, of which there is at least one. */
  add: (trx: Reading, entries: readonly Words[]) => Promise<void>
  remove: (trx: Reading, ids: readonly number[]) => Promise<void>
  clear: (trx: Reading) => Promise<void>
  /** The `id` of each entry in which every word of one of these spellings stands. */
  having: (where: Where, spellings: readonly Spelling[]) => RawBuilder<{ id: number }>
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
  add: async (trx, entries) => {
    const rows = entries.map(
      ({ id, title, words }) => sql`(${id}, ${title.join(' ')}, ${words.join(' ')})`,
    )
    await sql`insert into "searchText" (rowid, title, words) values ${sql.join(rows)}`.execute(trx)
  },
  remove: async (trx, ids) => {
    await sql`delete from "searchText" where rowid in (${sql.join(ids)})`.execute(trx)
  },
  clear: async (trx) => {
    await sql`insert into "searchText" ("searchText") values ('delete-all')`.execute(trx)
  },
  having: (where, spellings) => {
    const query = sqliteQuery(spellings)
    const asked = where === 'title' ? `title : (${query})` : query
    return sql`select rowid as id from "searchText" where "searchText" match ${asked}`
  },
}

const postgres: TextIndex = {
  // Cut already: PostgreSQL's own parser would read some of them as addresses and numbers.
  add: async (trx, entries) => {
    const vector = (words: readonly string[]) => sql`array_to_tsvector(${words}::text[])`
    const rows = entries.map(
      ({ id, title, words }) =>
        sql`(${id}::integer, ${vector(title)}, ${vector([...title, ...words])})`,
    )
    await sql`insert into "searchText" (id, title, words) values ${sql.join(rows)}`.execute(trx)
  },
  remove: async (trx, ids) => {
    await sql`delete from "searchText" where id in (${sql.join(ids)})`.execute(trx)
  },
  clear: async (trx) => {
    await sql`delete from "searchText"`.execute(trx)
  },
  having: (where, spellings) =>
    sql`select id from "searchText" where ${sql.ref(where)} @@ ${postgresQuery(spellings)}::tsquery`,
}

export const textIndexes: Record<Engine, TextIndex> = { sqlite, postgres }
