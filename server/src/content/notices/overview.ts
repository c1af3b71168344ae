import { college } from 'college/facts'
import type { TranslationCode } from 'college/languages'
import { startOfDay } from 'contract/content/admission'
import { findCourse } from 'contract/content/catalogue'
import { listedNoticeCategory } from 'contract/content/notice-categories'
import { type NoticesOverview, noticesPerPage } from 'contract/content/notices'
import { type Expression, type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { HttpError, notFound } from '../../platform/errors.ts'
import type { FeedFilters } from '../feeds/filters.ts'
import { readCatalogue } from '../public/catalogue.ts'
import { findEntry, readEntries } from '../public/public-entries.ts'
import { toListed } from './notice-summaries.ts'
import { isFor, isValid, pinnedFirst, publishedAt, selectNotices } from './public-notices.ts'

type Params = FeedFilters & { year?: number | undefined; page: number }

const startOfYear = (year: number) => startOfDay(`${year}-01-01`, college.timeZone)

async function readBounds(db: DbOrTrx, now: Date) {
  const { first, last } = await selectNotices(db, now)
    .select(({ fn }) => [
      fn.min<string | null>(publishedAt).as('first'),
      fn.max<string | null>(publishedAt).as('last'),
    ])
    .executeTakeFirstOrThrow()
  if (first === null || last === null) return undefined
  // The year in the college's time zone may differ from UTC.
  return { from: new Date(first).getUTCFullYear() - 1, until: new Date(last).getUTCFullYear() + 1 }
}

/** Includes years without a match. */
async function countYears(
  db: DbOrTrx,
  conditions: readonly Expression<SqlBool>[],
  now: Date,
): Promise<Map<number, number>> {
  const bounds = await readBounds(db, now)
  if (!bounds) return new Map()
  const { from, until } = bounds
  const ends = Array.from({ length: until - from + 1 }, (_, index) => from + index)
  const cases = ends.map(
    (year) => sql`when ${publishedAt} < ${startOfYear(year)} then ${sql.lit(year - 1)}`,
  )
  const rows = await selectNotices(db, now)
    .select(({ fn, and }) => [
      sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(until)} end`.as('year'),
      fn
        .countAll()
        .filterWhere(and([...conditions]))
        .as('found'),
    ])
    .groupBy('year')
    .execute()
  return new Map(rows.map(({ year, found }) => [Number(year), Number(found)]))
}

/** Neither a course nor a notice has this code. */
export class UnknownDepartment extends HttpError {
  constructor() {
    super(404, 'This department doesn’t exist')
    this.name = 'UnknownDepartment'
  }
}

export async function checkDepartment(db: DbOrTrx, department: string, now: Date): Promise<void> {
  if (findCourse(await readCatalogue(db, now), department)) return
  const known = await selectNotices(db, now)
    .select('revisionId')
    .where('noticeFacts.department', '=', department)
    .limit(1)
    .executeTakeFirst()
  if (!known) throw new UnknownDepartment()
}

export async function noticeConditions(
  db: DbOrTrx,
  { category, department }: FeedFilters,
  now: Date,
): Promise<Expression<SqlBool>[]> {
  const conditions: Expression<SqlBool>[] = []
  if (category !== undefined) {
    const entry = await findEntry(db, 'noticeCategory', category, now)
    if (!entry) throw notFound('This category doesn’t exist')
    conditions.push(sql<SqlBool>`"categoryId" = ${entry._id}`)
  }
  if (department !== undefined) {
    await checkDepartment(db, department, now)
    conditions.push(isFor(department))
  }
  return conditions
}

/** Rejects with 404 for unknown filters and beyond the last page. */
export async function getNoticesOverview(
  db: DbOrTrx,
  { year, page, ...narrowed }: Params,
  now: Date,
  language?: TranslationCode,
): Promise<NoticesOverview> {
  const conditions = await noticeConditions(db, narrowed, now)
  if (year === undefined) conditions.push(isValid(now))
  const counts = await countYears(db, conditions, now)
  if (year !== undefined) {
    if (!counts.has(year)) throw notFound('There are no notices from this year')
    conditions.push(
      sql<SqlBool>`${publishedAt} >= ${startOfYear(year)} and ${publishedAt} < ${startOfYear(year + 1)}`,
    )
  }
  const total =
    year === undefined
      ? [...counts.values()].reduce((sum, result) => sum + result, 0)
      : (counts.get(year) ?? 0)
  const requested = selectNotices(db, now).where(({ and }) => and(conditions))
  const first = (page - 1) * noticesPerPage
  if (page > 1 && first >= total) throw notFound('There are no notices on this page')
  const selected = requested.select(['revisionId', publishedAt.as('publishedAt')])
  const ordered = year === undefined ? selected.orderBy(pinnedFirst(now)) : selected
  const rows = await ordered
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .limit(noticesPerPage)
    .offset(first)
    .execute()
  const categories = await readEntries(db, 'noticeCategory', now, language)
  return {
    total,
    notices: await toListed(db, rows, now, language),
    categories: categories.map(({ data }) => z.parse(listedNoticeCategory, data)),
    years: [...counts.keys()].toSorted((one, other) => other - one),
  }
}
