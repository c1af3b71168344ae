import type { Subject } from 'contract/subjects'
import type { Transaction } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { Database } from '../db/schema.ts'
import { textIndexes } from './engines.ts'
import { countWords, createWordCounts, type WordCounts } from './known-words.ts'
import type { Listed, Reading, Source, Told } from './source.ts'
import { searchedSubjects, sources, touchedBy } from './sources.ts'
import type { SearchedName } from './tables.ts'
import { wordsOf } from './words.ts'

type Trx = Transaction<Database>

/** To be raised with every change of `normalise.ts`, `words.ts`, or of what sources tell: the index is made anew then. */
const rules = '2'

const atOnce = 200
/** What has ended is kept for so long: the clocks of servers differ. */
const endedMilliseconds = 60 * 60 * 1000

const keyOf = ({ itemId, revision, shownFrom, shownUntil }: Listed) =>
  [itemId, revision, shownFrom, shownUntil].join('\n')

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += atOnce)
    yield items.slice(start, start + atOnce)
}

/** All words by which something is found, each once. */
function wordsOfEntry({ title: name, body, also }: Pick<Told, 'title' | 'body' | 'also'>) {
  const title = wordsOf(name)
  const words = wordsOf(`${body}\n${also}`)
  return { title, words, all: [...new Set([...title, ...words])] }
}

/** One after the other writes what all subjects share; the row stays locked until the commit. */
const takeTurn = (trx: Trx) =>
  trx.updateTable('searchState').set({ name: 'rules' }).where('name', '=', 'rules').execute()

async function remove(trx: Trx, engine: Engine, ids: readonly number[], counts: WordCounts) {
  for (const some of inParts(ids)) {
    const rows = await trx
      .deleteFrom('searchEntries')
      .where('id', 'in', some)
      .returning(['title', 'body', 'also'])
      .execute()
    for (const row of rows) counts.add(wordsOfEntry(row).all, -1)
    await textIndexes[engine].remove(trx, some)
  }
}

async function add(
  trx: Trx,
  engine: Engine,
  {
    subject,
    source,
    listed,
    counts,
  }: { subject: SearchedName; source: Source; listed: readonly Listed[]; counts: WordCounts },
) {
  for (const some of inParts(listed)) {
    const told = await source.tell(trx, some)
    if (told.length === 0) continue
    const entered = await trx
      .insertInto('searchEntries')
      .values(told.map((one) => ({ ...one, subject })))
      .returning(['id', 'itemId', 'revision', 'shownFrom', 'shownUntil'])
      .execute()
    const idOf = new Map(entered.map((entry) => [keyOf(entry), entry.id]))
    const entries = told.flatMap((one) => {
      const id = idOf.get(keyOf(one))
      return id === undefined ? [] : [{ id, ...wordsOfEntry(one) }]
    })
    for (const { all } of entries) counts.add(all, 1)
    await textIndexes[engine].add(trx, entries)
  }
}

/**
 * Makes what is found of these subjects, and of documents that they show, what the database says of them, in the transaction that has changed it. What says
 * the same as before is left as it is.
 */
export async function bringUpToDate(
  trx: Trx,
  engine: Engine,
  subjects: readonly Subject[],
): Promise<void> {
  const counts = createWordCounts()
  let hasTurn = false
  for (const subject of touchedBy(subjects)) {
    const source = sources.get(subject)
    if (!source) continue
    const over = new Date(Date.now() - endedMilliseconds).toISOString()
    const listed = (await source.list(trx)).filter(({ shownUntil }) => shownUntil > over)
    const entered = await readEntered(trx, subject)
    const wanted = new Set(listed.map(keyOf))
    const known = new Set(entered.map(keyOf))
    const gone = entered.filter((entry) => !wanted.has(keyOf(entry)))
    const missing = listed.filter((entry) => !known.has(keyOf(entry)))
    if (gone.length === 0 && missing.length === 0) continue
    if (!hasTurn) await takeTurn(trx)
    hasTurn = true
    const ids = gone.map(({ id }) => id)
    await remove(trx, engine, ids, counts)
    await add(trx, engine, { subject, source, listed: missing, counts })
  }
  await countWords(trx, counts)
}

const readEntered = (trx: Reading, subject: SearchedName) =>
  trx
    .selectFrom('searchEntries')
    .select(['id', 'itemId', 'revision', 'shownFrom', 'shownUntil'])
    .where('subject', '=', subject)
    .execute()

/** To be called where a record is changed: the end of the same transaction enters what it says then. */
export const noteChanged = (trx: Trx, subject: Subject, itemId: string) =>
  trx
    .updateTable('searchEntries')
    .set({ revision: 'changed' })
    .where('subject', '=', subject)
    .where('itemId', '=', itemId)
    .execute()

/**
 * Makes the whole index what the database says: at a start, after a restore, and anew when it was made by other rules. Of
 * servers that start at once one does it.
 */
export async function renewIndex(db: Reading, engine: Engine): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    const { value } = await trx
      .selectFrom('searchState')
      .select('value')
      .where('name', '=', 'rules')
      .executeTakeFirstOrThrow()
    if (value !== rules) {
      await textIndexes[engine].clear(trx)
      await trx.deleteFrom('searchEntries').execute()
      await trx.deleteFrom('searchWords').execute()
      await trx
        .updateTable('searchState')
        .set({ value: rules })
        .where('name', '=', 'rules')
        .execute()
    }
    await bringUpToDate(trx, engine, searchedSubjects)
  })
}
