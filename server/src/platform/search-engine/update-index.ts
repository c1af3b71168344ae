import { randomUUID } from 'node:crypto'
import { hourMilliseconds } from 'contract/platform/durations'
import type { Subject } from 'contract/subjects'
import { sql } from 'kysely'
import type { ChangedEntry } from '../db/changes.ts'
import type { Engine } from '../db/engine.ts'
import type { DbOrTrx, Trx } from '../db/schema.ts'
import type { SearchedName } from '../db/search-tables.ts'
import { inTurns } from '../queues/in-turns.ts'
import { categorySign } from './category-signs.ts'
import { textIndexes } from './engines.ts'
import { countWords, type WordCounts, writeCounts } from './known-words.ts'
import { searchWordsOf } from './search-words.ts'
import { always, type Listed, type SearchDocument, type SearchIndex } from './source.ts'

/**
 * Raise with every change of `foldText`, `search-words.ts`, what sources contribute, or the table layout: the index is then rebuilt.
 */
const rules = '15'

const atOnce = 200
/** Expired entries stay a while, as clocks differ. */
const endedMilliseconds = hourMilliseconds

const keyOf = ({ itemId, revision, shownFrom, shownUntil }: Listed) =>
  [itemId, revision, shownFrom, shownUntil].join('\n')

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += atOnce)
    yield items.slice(start, start + atOnce)
}

/** A longer `tsvector` silently loses words in PostgreSQL. */
const mostBytes = 1_000_000

function withRoom(words: readonly string[]): string[] {
  let bytes = 0
  return words.filter((word) => {
    bytes += Buffer.byteLength(word)
    return bytes <= mostBytes
  })
}

function wordsOfEntry({
  title: name,
  body,
  also,
}: Pick<SearchDocument, 'title' | 'body' | 'also'>) {
  const title = searchWordsOf(name)
  const words = withRoom(searchWordsOf(`${also}\n${body}`))
  return { title, words, all: [...new Set([...title, ...words])] }
}

/** Serialises writers; the lock lasts until the commit. */
const lockIndex = (trx: Trx, { state }: SearchIndex) =>
  trx.updateTable('searchState').set({ name: state }).where('name', '=', state).execute()

const replaceVersion = (trx: Trx, { state }: SearchIndex) =>
  trx.updateTable('searchState').set({ version: randomUUID() }).where('name', '=', state).execute()

type Writing = { trx: Trx; engine: Engine; index: SearchIndex; counts: WordCounts }

async function remove({ trx, engine, index, counts }: Writing, ids: readonly number[]) {
  for (const some of inParts(ids)) {
    const texts = await trx
      .deleteFrom(index.bodies)
      .where('id', 'in', some)
      .returning(['id', 'body', 'also'])
      .execute()
    const bodies = new Map(texts.map((body) => [body.id, body]))
    const rows = await trx
      .deleteFrom(index.entries)
      .where('id', 'in', some)
      .returning(['id', 'title'])
      .execute()
    for (const { id, title } of rows)
      countWords(counts, wordsOfEntry({ body: '', also: '', ...bodies.get(id), title }).all, -1)
    const id = sql.ref(textIndexes[engine].idColumn)
    await sql`delete from ${sql.table(index.text)} where ${id} in (${sql.join(some)})`.execute(trx)
  }
}

async function add(
  { trx, engine, index, counts }: Writing,
  subject: SearchedName,
  listed: readonly Listed[],
) {
  for (const some of inParts(listed)) {
    const notified = (await index.sources.get(subject)?.describe(trx, some)) ?? []
    if (notified.length === 0) continue
    const { last } = await trx
      .selectFrom(index.entries)
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const numbered = notified.map((entry, place) => ({ ...entry, id: (last ?? 0) + place + 1 }))
    await trx
      .insertInto(index.entries)
      .values(
        numbered.map(
          ({ body: _body, also: _also, categoryId: _category, expiresAt = always, ...entry }) => ({
            ...entry,
            ...{ subject, expiresAt },
          }),
        ),
      )
      .execute()
    const entries = []
    for await (const one of inTurns(numbered))
      entries.push({
        ...{ id: one.id, body: one.body, also: one.also, categoryId: one.categoryId },
        ...wordsOfEntry(one),
      })
    await trx
      .insertInto(index.bodies)
      .values(entries.map(({ id, body, also }) => ({ id, body, also })))
      .execute()
    for (const { all } of entries) countWords(counts, all, 1)
    const results = entries.map(({ id, title, words, categoryId }) => ({
      ...{ id, title },
      words: categoryId ? [categorySign(categoryId), ...words] : words,
    }))
    await textIndexes[engine].add(trx, index.text, results)
  }
}

async function differences(
  trx: DbOrTrx,
  index: SearchIndex,
  subject: SearchedName,
  only?: readonly string[],
) {
  const over = new Date(Date.now() - endedMilliseconds).toISOString()
  const all = (await index.sources.get(subject)?.list(trx, only)) ?? []
  const listed = all.filter(({ shownUntil }) => shownUntil > over)
  const entries = trx
    .selectFrom(index.entries)
    .select(['id', 'itemId', 'revision', 'shownFrom', 'shownUntil'])
    .where('subject', '=', subject)
  const entered = await (only ? entries.where('itemId', 'in', only) : entries).execute()
  const wanted = new Set(listed.map(keyOf))
  const known = new Set(entered.map(keyOf))
  return {
    gone: entered.filter((entry) => !wanted.has(keyOf(entry))).map(({ id }) => id),
    missing: listed.filter((entry) => !known.has(keyOf(entry))),
  }
}

export async function isOutOfDate(db: DbOrTrx, index: SearchIndex): Promise<boolean> {
  const { value } = await db
    .selectFrom('searchState')
    .select('value')
    .where('name', '=', index.state)
    .executeTakeFirstOrThrow()
  if (value !== rules) return true
  for (const subject of index.sources.keys()) {
    const { gone, missing } = await differences(db, index, subject)
    if (gone.length > 0 || missing.length > 0) return true
  }
  return false
}

/** The entry, and documents that it shows or showed. Undefined for everything. */
async function comparedOf(
  trx: Trx,
  subject: SearchedName,
  { type, _id }: ChangedEntry,
): Promise<readonly string[] | undefined> {
  if (subject === type) return [_id]
  if (subject !== 'document') return undefined
  const visible = await trx
    .selectFrom('contentUses')
    .select('targetId')
    .distinct()
    .where('target', '=', 'document')
    .where('itemId', '=', _id)
    .execute()
  return visible.map(({ targetId }) => targetId)
}

/** `entry`: nothing else has changed. */
type Changed = { searched: readonly SearchedName[]; entry: ChangedEntry | undefined }

async function updateEntries(
  trx: Trx,
  engine: Engine,
  index: SearchIndex,
  subjects: readonly SearchedName[],
  changed?: Changed,
): Promise<void> {
  const counts: WordCounts = new Map()
  const writing = { trx, engine, index, counts }
  // Changing a subject is exclusive already. Documents belong to many, so comparing them needs the latest state.
  let hasTurn = subjects.includes('document')
  let hasChanged = false
  if (hasTurn) await lockIndex(trx, index)
  for (const subject of subjects) {
    const only = changed?.entry && (await comparedOf(trx, subject, changed.entry))
    if (only?.length === 0) continue
    const { gone, missing } = await differences(trx, index, subject, only)
    if (gone.length === 0 && missing.length === 0) continue
    if (!hasTurn) await lockIndex(trx, index)
    hasTurn = true
    hasChanged = true
    await remove(writing, gone)
    await add(writing, subject, missing)
  }
  if (index.tellsWords) await writeCounts(trx, counts)
  if (hasChanged) await replaceVersion(trx, index)
}

export const updateIndex = (
  trx: Trx,
  engine: Engine,
  index: SearchIndex,
  changed: Changed,
): Promise<void> => updateEntries(trx, engine, index, changed.searched, changed)

export async function markForReindexing(trx: Trx, subject: Subject, itemId: string): Promise<void> {
  for (const table of ['searchEntries', 'draftEntries'] as const)
    await trx
      .updateTable(table)
      .set({ revision: 'changed' })
      .where('subject', '=', subject)
      .where('itemId', '=', itemId)
      .execute()
}

/**
 * Compares the whole index and repairs it, or rebuilds it if the rules have changed: at start and after a restore. Several
 * servers take turns.
 */
export async function renewIndex(db: DbOrTrx, engine: Engine, index: SearchIndex): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockIndex(trx, index)
    const state = trx.updateTable('searchState').set({ value: rules })
    const { numUpdatedRows } = await state
      .where('name', '=', index.state)
      .where('value', '!=', rules)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      await sql`delete from ${sql.table(index.text)}`.execute(trx)
      await trx.deleteFrom(index.bodies).execute()
      await trx.deleteFrom(index.entries).execute()
      if (index.tellsWords) await trx.deleteFrom('searchWords').execute()
      await replaceVersion(trx, index)
    }
    await updateEntries(trx, engine, index, [...index.sources.keys()])
  })
}
