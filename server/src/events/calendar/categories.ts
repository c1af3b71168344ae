import type { TranslationCode } from 'college/languages'
import { type ListedEventCategory, listedEventCategory } from 'contract/content/event-categories'
import { truncateTo } from 'contract/platform/shorten'
import * as z from 'zod/mini'
import { readEntries } from '../../content/public/public-entries.ts'
import type { Columns } from '../../content/records/tables.ts'
import { deletedName } from '../../content/references/names.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { badRequest } from '../../platform/errors.ts'
import { readCategoryTitles } from './category-titles.ts'

export async function readEventCategories(
  db: DbOrTrx,
  now: Date,
  language?: TranslationCode,
): Promise<ListedEventCategory[]> {
  const entries = await readEntries(db, 'eventCategory', now, language)
  return entries.map(({ _id, data }) => z.parse(listedEventCategory, { ...data, _id }))
}

const normalized = (text: string) => text.trim().toLowerCase()

const findCategory = (categories: readonly ListedEventCategory[], text: string) =>
  categories.find(({ _id }) => _id === text) ??
  categories.find(({ title }) => normalized(title) === normalized(text)) ??
  categories.find(({ slug }) => slug === normalized(text))

async function readAssignable(db: DbOrTrx, now: Date) {
  const rows = await db
    .selectFrom('contentItems')
    .select('_id')
    .where('type', '=', 'eventCategory')
    .where('unpublishAt', 'is not', null)
    .execute()
  const ending = new Set(rows.map(({ _id }) => _id))
  return { categories: await readEventCategories(db, now), ending }
}

function matchCategory(
  { categories, ending }: Awaited<ReturnType<typeof readAssignable>>,
  text: string,
) {
  const result = findCategory(categories, text)
  if (!result) {
    const titles = categories.map(({ title }) => title).join(', ')
    return `There is no event category “${truncateTo(text.trim(), 80)}”. Choose one of: ${titles}`
  }
  if (ending.has(result._id))
    return `The category “${result.title}” is about to be unpublished. Choose another category`
  return result
}

/** Returns the id of the category in a form. Rejects with 400 if it does not exist or is about to end. */
export async function resolveCategory(
  trx: Trx,
  { category }: Columns,
  now: Date,
): Promise<Columns> {
  if (typeof category !== 'string') return {}
  const match = matchCategory(await readAssignable(trx, now), category)
  if (typeof match === 'string') throw badRequest(match, { category: match })
  return { category: match._id }
}

export async function categoryProblems(db: DbOrTrx, now: Date) {
  const assignable = await readAssignable(db, now)
  return ({ category = '' }: Readonly<Record<string, string>>): string[] => {
    const match = category.trim() === '' ? undefined : matchCategory(assignable, category)
    return typeof match === 'string' ? [match] : []
  }
}

export async function withCategoryTitle(
  db: DbOrTrx,
  columns: Columns,
  now: Date,
): Promise<Columns> {
  const { category } = columns
  if (typeof category !== 'string') return columns
  return { ...columns, category: (await readCategoryTitles(db, now)).get(category) ?? deletedName }
}
