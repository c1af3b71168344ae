import {
  allDepartments,
  type listNoticeEntries,
  type NoticeSort,
  type NoticeStatus,
} from 'contract/content/notice-list'
import { entriesPerPage } from 'contract/content/record'
import { maxAtOnce } from 'contract/platform/bulk'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Administrator } from '../../platform/access/actor.ts'
import { contains } from '../../platform/db/contains.ts'
import type { Db } from '../../platform/db/open.ts'
import { isSeenBy, publicViewOf } from '../entries/permissions.ts'
import { entriesOf } from '../model/entry.ts'
import { publicAt } from '../model/public-at.ts'
import { isInMonth, isInYear, yearsBetween } from '../records/date-filters.ts'
import { isPinned, isValid, selectNotices } from './public-notices.ts'

type Params = z.output<typeof listNoticeEntries.querystring>

/** The SQL form of `editedId`. */
const edited = sql<string | null>`coalesce("draftId", "scheduledId", "publishedId")`

/** `others` adds the public versions of other departments' notices. */
function selectEntries(db: Db, { departments }: Administrator, { others }: Params, now: Date) {
  const isSeen = departments.length
    ? sql<SqlBool>`"contentItems".department in (${sql.join([...departments])})`
    : sql<SqlBool>`1 = 1`
  const visible = others
    ? sql`case when ${isSeen} then ${edited} else ${publicAt(now)} end`
    : edited
  const entries = db
    .selectFrom('contentItems')
    .innerJoin('noticeFacts', (join) =>
      join.on('noticeFacts.revisionId', '=', sql<string>`${visible}`),
    )
    .innerJoin('contentRevisions', 'contentRevisions._id', 'noticeFacts.revisionId')
    .where('contentItems.type', '=', 'notice')
    .where('contentItems.deletedAt', 'is', null)
  return others ? entries : entries.where(isSeen)
}

function status(db: Db, timestamp: Date): Record<NoticeStatus, Expression<SqlBool>> {
  const now = timestamp.toISOString()
  const isAmong = (condition: RawBuilder<boolean>) =>
    sql<SqlBool>`"contentItems"._id in ${selectNotices(db, timestamp).select('contentItems._id').where(condition)}`
  return {
    public: sql`${publicAt(timestamp)} is not null`,
    draft: sql`("draftId" is not null or "unpublishAt" <= ${now})`,
    scheduled: sql`("publishAt" > ${now} and ("unpublishAt" is null or "unpublishAt" > ${now}))`,
    asked: sql`"requestedId" is not null`,
    pinned: isAmong(isPinned(timestamp)),
    over: isAmong(sql`not ${isValid(timestamp)}`),
  }
}

/** Without a date, when it was last saved. */
const dated = sql`coalesce("datedAt", "firstPublicAt", "publishAt", "savedAt")`

const orders: Record<NoticeSort, RawBuilder<unknown>> = {
  dated: sql`${dated} desc`,
  saved: sql`"savedAt" desc`,
  title: sql`lower("noticeFacts".title)`,
}

function conditionsOf(db: Db, requested: Params, now: Date): Expression<SqlBool>[] {
  const { search, state, category, department, year, month } = requested
  const words = search?.split(/\s+/).filter(Boolean) ?? []
  return [
    ...words.map((word) => contains(['noticeFacts.title', 'contentRevisions.slug'], word)),
    ...(state ? [status(db, now)[state]] : []),
    ...(category ? [sql<SqlBool>`"categoryId" = ${category}`] : []),
    ...(department
      ? [
          sql<SqlBool>`"noticeFacts".department = ${department === allDepartments ? '' : department}`,
        ]
      : []),
    ...(year ? [isInYear(dated, year)] : []),
    ...(month ? [isInMonth(dated, month, now)] : []),
  ]
}

async function valuesOf(entries: ReturnType<typeof selectEntries>) {
  const rows = await entries
    .select(['noticeFacts.categoryId', 'noticeFacts.department'])
    .distinct()
    .execute()
  const { first, last } = await entries
    .select([sql<unknown>`min(${dated})`.as('first'), sql<unknown>`max(${dated})`.as('last')])
    .executeTakeFirstOrThrow()
  const different = (values: string[]) => [...new Set(values)].toSorted()
  return {
    category: different(rows.flatMap(({ categoryId }) => categoryId || [])),
    department: different(rows.map(({ department }) => department || allDepartments)),
    year: yearsBetween([String(first ?? ''), String(last ?? '')]),
  }
}

/** The first `maxAtOnce` results that the account may change, in the list's order. */
export async function readNoticeSelection(
  db: Db,
  requested: Params,
  actor: Administrator,
  now: Date,
) {
  const { sort, ...filters } = requested
  const result = selectEntries(db, actor, filters, now).where(({ and }) =>
    and(conditionsOf(db, filters, now)),
  )
  const { found } = await result
    .select(({ fn }) => fn.countAll().as('found'))
    .executeTakeFirstOrThrow()
  const entries = await result
    .select(['contentItems._id', 'contentItems.version'])
    .orderBy(orders[sort ?? 'dated'])
    .orderBy('contentItems._id', 'desc')
    .limit(maxAtOnce)
    .execute()
  return { entries, found: Number(found) }
}

export async function listEntries(db: Db, requested: Params, actor: Administrator, now: Date) {
  const all = selectEntries(db, actor, requested, now)
  const result = all.where(({ and }) => and(conditionsOf(db, requested, now)))
  const count = async (some: typeof all) =>
    Number((await some.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()).n)
  const page = Number(requested.page ?? 1)
  const rows = await result
    .selectAll('contentItems')
    .select([
      'noticeFacts.categoryId',
      sql<string | null>`coalesce("datedAt", "firstPublicAt")`.as('date'),
    ])
    .orderBy(orders[requested.sort ?? 'dated'])
    .orderBy('contentItems._id', 'desc')
    .limit(entriesPerPage)
    .offset((page - 1) * entriesPerPage)
    .execute()
  const isSeen = isSeenBy(actor)
  const items = rows.flatMap(({ categoryId: _, date: __, ...item }) =>
    isSeen(item) ? item : (publicViewOf(item, now) ?? []),
  )
  const byId = new Map((await entriesOf(db, items, now)).map((entry) => [entry._id, entry]))
  const counts = { all: await count(all), found: await count(result) }
  return {
    entries: rows.flatMap(({ _id, categoryId, date }) => {
      const entry = byId.get(_id)
      if (!entry) return []
      return { ...entry, ...(categoryId && { category: categoryId }), ...(date && { date }) }
    }),
    page,
    pages: Math.ceil(counts.found / entriesPerPage),
    ...counts,
    values: await valuesOf(all),
  }
}
