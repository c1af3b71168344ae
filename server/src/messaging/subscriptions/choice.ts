import type { TranslationCode } from 'college/languages'
import type { ListedNoticeCategory } from 'contract/content/notice-categories'
import { listedNoticeCategory } from 'contract/content/notice-categories'
import { programCode } from 'contract/content/program-code'
import type { SubscriptionChoice } from 'contract/messaging/subscriptions'
import * as z from 'zod/mini'
import { checkDepartment } from '../../content/notices/overview.ts'
import { readCatalogue } from '../../content/public/catalogue.ts'
import { findEntry, readEntries } from '../../content/public/public-entries.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { SubscriptionTable } from '../../platform/db/subscription-tables.ts'
import { badRequest, HttpError } from '../../platform/errors.ts'

type Stored = Pick<SubscriptionTable, 'categories' | 'departments'>

const texts = z.array(z.string())
const listOf = (stored: string): string[] => texts.parse(JSON.parse(stored))
const noChoice = 'One of the chosen categories or departments no longer exists'

/** Stores ids, which survive a rename. Rejects with 400 for an unknown choice, unless it was already chosen `before`. */
export async function toStored(
  db: DbOrTrx,
  { categories, departments, pace }: SubscriptionChoice,
  now: Date,
  before: Stored | undefined,
): Promise<Stored & Pick<SubscriptionTable, 'pace'>> {
  const previous = before ? chosen(before) : { categories: [], departments: [] }
  const ids = new Set<string>()
  for (const slug of categories) {
    const id = previous.categories.includes(slug)
      ? slug
      : (await findEntry(db, 'noticeCategory', slug, now))?._id
    if (!id) throw badRequest(noChoice, { categories: noChoice })
    ids.add(id)
  }
  for (const code of departments.filter((one) => !previous.departments.includes(one)))
    await checkDepartment(db, code, now).catch((error: unknown) => {
      throw error instanceof HttpError ? badRequest(noChoice, { departments: noChoice }) : error
    })
  const known = await readNoticeCategories(db, now)
  const { courses } = await readCatalogue(db, now)
  const codes = courses.map(({ slug }) => programCode(slug))
  return {
    pace,
    categories: JSON.stringify(
      unlessAll(
        [...ids].toSorted(),
        known.map(({ _id }) => _id),
      ),
    ),
    departments: JSON.stringify(unlessAll([...new Set(departments)].toSorted(), codes)),
  }
}

/** Everything selected means "all", including what is added later. */
const unlessAll = (chosen: readonly string[], known: readonly string[]): readonly string[] =>
  known.every((one) => chosen.includes(one)) ? [] : chosen

type Category = ListedNoticeCategory & { _id: string }

export async function readNoticeCategories(
  db: DbOrTrx,
  now: Date,
  language?: TranslationCode,
): Promise<Category[]> {
  const entries = await readEntries(db, 'noticeCategory', now, language)
  return entries.map(({ _id, data }) => ({ _id, ...z.parse(listedNoticeCategory, data) }))
}

/** Choices no longer offered are shown by id, so that they are not mistaken for "all". */
export const toChoice = (
  stored: Stored & Pick<SubscriptionTable, 'pace'>,
  categories: readonly Category[],
): SubscriptionChoice => {
  const ids = listOf(stored.categories)
  return {
    pace: stored.pace,
    categories: ids.map((id) => categories.find(({ _id }) => _id === id)?.slug ?? id),
    departments: listOf(stored.departments),
  }
}

export type NoticeFacts = { categoryId: string; department: string }

export function matchesChoice(stored: Stored): (facts: NoticeFacts) => boolean {
  const [categories, departments] = [listOf(stored.categories), listOf(stored.departments)]
  return ({ categoryId, department }) =>
    (categories.length === 0 || categories.includes(categoryId)) &&
    (departments.length === 0 || department === '' || departments.includes(department))
}

export const chosen = (stored: Stored) => ({
  categories: listOf(stored.categories),
  departments: listOf(stored.departments),
})
