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

export async function readCategories(db: Reading, moment: Date): Promise<ListedEventCategory[]> {
  const entries = await readEntries(db, 'eventCategory', moment)
  return entries.map(({ _id, data }) => z.parse(listedEventCategory, { ...data, _id }))
}

const essence = (text: string) => text.trim().toLowerCase()

const meant = (categories: readonly ListedEventCategory[], said: string) =>
  categories.find(({ _id }) => _id === said) ??
  categories.find(({ title }) => essence(title) === essence(said)) ??
  categories.find(({ slug }) => slug === essence(said))

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

function take({ categories, ending }: Awaited<ReturnType<typeof readTakeable>>, said: string) {
  const found = meant(categories, said)
  if (!found) {
    const titles = categories.map(({ title }) => title).join(', ')
    return `There is no event category “${beginningOf(said.trim(), 80)}”. Choose one of: ${titles}`
  }
  if (ending.has(found._id))
    return `The category “${found.title}” is about to be unpublished. Choose another category`
  return found
}

/** Returns the id of the category in a form. Rejects with 400 if it does not exist or is about to end. */
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

export async function categoryProblems(db: Reading, moment: Date) {
  const takeable = await readTakeable(db, moment)
  return ({ category = '' }: Readonly<Record<string, string>>): string[] => {
    const taken = category.trim() === '' ? undefined : take(takeable, category)
    return typeof taken === 'string' ? [taken] : []
  }
}

export async function withCategoryTitle(
  db: Reading,
  columns: Columns,
  moment: Date,
): Promise<Columns> {
  const { category } = columns
  if (typeof category !== 'string') return columns
  return { ...columns, category: (await readCategoryTitles(db, moment)).get(category) ?? category }
}
