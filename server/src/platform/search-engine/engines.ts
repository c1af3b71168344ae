import { sql } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { DbOrTrx } from '../db/schema.ts'
import type { TextTable } from '../db/search-tables.ts'
import { type QueryWord, waysOf } from './query.ts'

export type Where = 'title' | 'words'
export type Term = { where: Where; wanted: QueryWord }
type Words = { id: number; title: readonly string[]; words: readonly string[] }

/** Both engines get the same tokens, so that both find the same. */
export type TextIndex = {
  add: (trx: DbOrTrx, table: TextTable, entries: readonly Words[]) => Promise<void>
  idColumn: 'rowid' | 'id'
  ask: <Answer>(db: DbOrTrx, question: (db: DbOrTrx) => Promise<Answer>) => Promise<Answer>
  readPostings: (db: DbOrTrx, table: TextTable, terms: readonly Term[]) => Promise<number[][]>
}

/** Only letters and digits (see `search-words.ts`), so nothing needs escaping. */
const anyOf = (
  { wanted }: Term,
  { quote, beginning, or }: { quote: string; beginning: string; or: string },
) =>
  [
    ...waysOf(wanted).map((way) => quote + way + quote + (wanted.isBeginning ? beginning : '')),
    ...(wanted.signs ?? []).map((sign) => quote + sign + quote),
  ].join(or)

const numbersIn = (rows: readonly { ids: string | null }[]) =>
  rows.map(({ ids }) => (ids === null ? [] : ids.split(',').map(Number)))

const sqlite: TextIndex = {
  add: async (trx, table, entries) => {
    const rows = entries.map(
      ({ id, title, words }) => sql`(${id}, ${title.join(' ')}, ${words.join(' ')})`,
    )
    await sql`insert into ${sql.table(table)} (rowid, title, words) values ${sql.join(rows)}`.execute(
      trx,
    )
  },
  idColumn: 'rowid',
  ask: (db, question) => question(db),
  readPostings: async (db, table, terms) => {
    const queries = terms.map((term) => {
      const query = anyOf(term, { quote: '"', beginning: ' *', or: ' OR ' })
      return term.where === 'title' ? `title : (${query})` : query
    })
    const { rows } = await sql<{ ids: string | null }>`
      select (
        select group_concat(rowid) from ${sql.table(table)} where ${sql.ref(table)} match term.value
      ) as ids
      from json_each(${JSON.stringify(queries)}) as term order by term.key`.execute(db)
    return numbersIn(rows)
  },
}

const postgres: TextIndex = {
  // PostgreSQL's own parser would split some tokens as addresses and numbers.
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
  idColumn: 'id',
  // The planner underestimates a sequential scan, which decompresses every row: ten times slower for common words.
  ask: (db, question) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx)
        return question(trx)
      }),
  readPostings: async (db, table, terms) => {
    const queries = terms.map((term) => anyOf(term, { quote: "'", beginning: ':*', or: ' | ' }))
    const areTitles = terms.map(({ where }) => where === 'title')
    const idsIn = (column: string) =>
      sql`(select string_agg(id::text, ',') from ${sql.table(table)} where ${sql.ref(column)} @@ term.query::tsquery)`
    const { rows } = await sql<{ ids: string | null }>`
      select case when term."isTitle" then ${idsIn('title')} else ${idsIn('words')} end as ids
      from unnest(${queries}::text[], ${areTitles}::boolean[])
        with ordinality as term(query, "isTitle", place)
      order by term.place`.execute(db)
    return numbersIn(rows)
  },
}

export const textIndexes: Record<Engine, TextIndex> = { sqlite, postgres }
