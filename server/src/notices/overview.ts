import { college } from 'college/facts'
import { startOfDay } from 'contract/admission'
import { findCourse } from 'contract/catalogue'
import { listedNoticeCategory } from 'contract/content/notice-categories'
import { type NoticesOverview, noticesPerPage } from 'contract/content/notices'
import { type Expression, type SqlBool, sql } from 'kysely'
import * as z from 'zod/mini'
import { readCatalogue } from '../content/catalogue.ts'
import type { Reading } from '../content/entry.ts'
import { findEntry, readEntries } from '../content/public-entries.ts'
import { HttpError, notFound } from '../errors.ts'
import type { Narrowed } from '../feeds/narrowed.ts'
import { isValid, pinnedFirst, publishedAt, selectNotices } from './public-notices.ts'
import { toListed } from './told.ts'

/** What is asked of the list. */
type Asked = Narrowed & { year?: number | undefined; page: number }

const startOfYear = (year: number) => startOfDay(`${year}-01-01`, college.timeZone)

/** The years in which notices were published, on the college's calendar, the last one first. */
async function readYears(db: Reading, moment: Date): Promise<number[]> {
  const { first, last } = await selectNotices(db, moment)
    .select(({ fn }) => [fn.min(publishedAt).as('first'), fn.max(publishedAt).as('last')])
    .executeTakeFirstOrThrow()
  // `min` of no rows is null, whatever the column's type says.
  if (!first || !last) return []
  const from = new Date(first).getUTCFullYear()
  // On the college's calendar it may be another year than in UTC.
  const until = new Date(last).getUTCFullYear() + 1
  const ends = Array.from({ length: until - from + 1 }, (_, place) => from + place)
  const cases = ends.map(
    (year) => sql`when ${publishedAt} < ${startOfYear(year)} then ${sql.lit(year - 1)}`,
  )
  const rows = await selectNotices(db, moment)
    .select(sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(until)} end`.as('year'))
    .distinct()
    .execute()
  return rows.map(({ year }) => Number(year)).toSorted((one, other) => other - one)
}

/** There is no department of a program code: neither a course nor a notice has it. */
export class UnknownDepartment extends HttpError {
  constructor() {
    super(404, 'There is no such department')
    this.name = 'UnknownDepartment'
  }
}

/** Rejects with `UnknownDepartment`. */
export async function checkDepartment(
  db: Reading,
  department: string,
  moment: Date,
): Promise<void> {
  if (findCourse(await readCatalogue(db, moment), department)) return
  const known = await selectNotices(db, moment)
    .select('revisionId')
    .where('noticeFacts.department', '=', department)
    .limit(1)
    .executeTakeFirst()
  if (!known) throw new UnknownDepartment()
}

/** What narrows notices; rejects with 404 where the category or the department is not known. */
export async function conditionsOf(
  db: Reading,
  { category, department }: Narrowed,
  moment: Date,
): Promise<Expression<SqlBool>[]> {
  const conditions: Expression<SqlBool>[] = []
  if (category !== undefined) {
    const entry = await findEntry(db, 'noticeCategory', category, moment)
    if (!entry) throw notFound('There is no such category')
    conditions.push(sql<SqlBool>`"categoryId" = ${entry._id}`)
  }
  if (department !== undefined) {
    await checkDepartment(db, department, moment)
    conditions.push(sql<SqlBool>`"noticeFacts".department = ${department}`)
  }
  return conditions
}

/**
 * A page of the notices that are in force, or of all of a year, and what can be asked for. Rejects with 404 beyond the last
 * page, and of a category, department or year that is not there.
 */
export async function getNoticesOverview(
  db: Reading,
  { year, page, ...narrowed }: Asked,
  moment: Date,
): Promise<NoticesOverview> {
  const conditions = await conditionsOf(db, narrowed, moment)
  const years = await readYears(db, moment)
  if (year === undefined) conditions.push(isValid(moment))
  else {
    if (!years.includes(year)) throw notFound('There are no notices of this year')
    conditions.push(
      sql<SqlBool>`${publishedAt} >= ${startOfYear(year)} and ${publishedAt} < ${startOfYear(year + 1)}`,
    )
  }
  const asked = selectNotices(db, moment).where(({ and }) => and(conditions))
  const { total } = await asked
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const first = (page - 1) * noticesPerPage
  if (page > 1 && first >= Number(total)) throw notFound('No notices on this page')
  const selected = asked.select(['revisionId', publishedAt.as('publishedAt')])
  const ordered = year === undefined ? selected.orderBy(pinnedFirst(moment)) : selected
  const rows = await ordered
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .limit(noticesPerPage)
    .offset(first)
    .execute()
  const categories = await readEntries(db, 'noticeCategory', moment)
  return {
    total: Number(total),
    notices: await toListed(db, rows, moment),
    categories: categories.map(({ data }) => z.parse(listedNoticeCategory, data)),
    years,
  }
}
