import { type ListedEventCategory, listedEventCategory } from 'contract/content/event-categories'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { readEntries } from '../content/public-entries.ts'
import type { Database } from '../db/schema.ts'
import { badRequest } from '../errors.ts'
import type { Columns } from '../records/kind.ts'
import type { Reading } from '../search/source.ts'
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

const unknownCategory = (said: string, categories: readonly ListedEventCategory[]) =>
  `There is no event category “${said.trim().slice(0, 80)}”. There are: ${categories.map(({ title }) => title).join(', ')}`

/** Rejects with 400 where a category is to end: an event would be left without one. */
async function requireLasting(db: Reading, { _id, title }: ListedEventCategory): Promise<void> {
  const ending = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('_id', '=', _id)
    .where('unpublishAt', 'is not', null)
    .executeTakeFirst()
  if (!ending) return
  const problem = `The category “${title}” is going to end. Choose another one`
  throw badRequest(problem, { category: problem })
}

/** What is kept of the category that a form says: its id. Rejects with 400 where there is none, or it is to end. */
export async function settleCategory(
  trx: Transaction<Database>,
  { category }: Columns,
  moment: Date,
): Promise<Columns> {
  if (typeof category !== 'string') return {}
  const categories = await readCategories(trx, moment)
  const found = meant(categories, category)
  if (found) {
    await requireLasting(trx, found)
    return { category: found._id }
  }
  const problem = unknownCategory(category, categories)
  throw badRequest(problem, { category: problem })
}

/** What has to be corrected in a row of a table. */
export async function categoryProblems(db: Reading, moment: Date) {
  const categories = await readCategories(db, moment)
  return ({ category = '' }: Readonly<Record<string, string>>): string[] =>
    category.trim() === '' || meant(categories, category)
      ? []
      : [unknownCategory(category, categories)]
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
