import { type ListedEventCategory, listedEventCategory } from 'contract/content/event-categories'
import { beginningOf } from 'contract/platform/shorten'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { readEntries } from '../../content/public/public-entries.ts'
import type { Columns } from '../../content/records/tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/http/errors.ts'
import type { Reading } from '../../platform/search-engine/source.ts'
import { readCategoryTitles } from './category-titles.ts'

/** The categories that visitors see, in the order of staff. */
export async function readCategories(db: Reading, moment: Date): Promise<ListedEventCategory[]> {
  const entries = await readEntries(db, 'eventCategory', moment)
  return entries.map(({ _id, data }) => z.parse(listedEventCategory, { ...data, _id }))
}

const essence = (text: string) => text.trim().toLowerCase()

/** The category that somebody means by its id, its name or its address. */
const meant = (categories: readonly ListedEventCategory[], said: string) =>
  categories.find(({ _id }) => _id === said) ??
  categories.find(({ title }) => essence(title) === essence(said)) ??
  categories.find(({ slug }) => slug === essence(said))

/** The categories, and which of them are to end: an event would be left without one. */
async function readTakeable(db: Reading, moment: Date) {
  const rows = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'eventCategory')
    .where('unpublishAt', 'is not', null)
    .execute()
  const ending = new Set(rows.map(({ _id }) => _id))
  return { categories: await readCategories(db, moment), ending }
}

/** The category that somebody means, or what is wrong with it. */
function take({ categories, ending }: Awaited<ReturnType<typeof readTakeable>>, said: string) {
  const found = meant(categories, said)
  if (!found) {
    const titles = categories.map(({ title }) => title).join(', ')
    return `There is no event category “${beginningOf(said.trim(), 80)}”. There are: ${titles}`
  }
  if (ending.has(found._id))
    return `The category “${found.title}” is going to end. Choose another one`
  return found
}

/** What is kept of the category that a form says: its id. Rejects with 400 where there is none, or it is to end. */
export async function settleCategory(
  trx: Transaction<Database>,
  { category }: Columns,
  moment: Date,
): Promise<Columns> {
  if (typeof category !== 'string') return {}
  const taken = take(await readTakeable(trx, moment), category)
  if (typeof taken === 'string') throw badRequest(taken, { category: taken })
  return { category: taken._id }
}

/** What has to be corrected in a row of a table. */
export async function categoryProblems(db: Reading, moment: Date) {
  const takeable = await readTakeable(db, moment)
  return ({ category = '' }: Readonly<Record<string, string>>): string[] => {
    const taken = category.trim() === '' ? undefined : take(takeable, category)
    return typeof taken === 'string' ? [taken] : []
  }
}

/** The same columns with what their category is called. */
export async function withCategoryTitle(
  db: Reading,
  columns: Columns,
  moment: Date,
): Promise<Columns> {
  const { category } = columns
  if (typeof category !== 'string') return columns
  return { ...columns, category: (await readCategoryTitles(db, moment)).get(category) ?? category }
}
