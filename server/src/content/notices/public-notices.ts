import type { NoticeAddress } from 'contract/content/notices'
import { sql } from 'kysely'
import { collegeDay } from '../../platform/college-day.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { publicAt } from '../model/public-at.ts'

/** Includes archived ones. Every public query starts here. */
export const selectNotices = (db: DbOrTrx, now: Date) =>
  db
    .selectFrom('contentItems')
    .innerJoin('noticeFacts', (join) => join.on('noticeFacts.revisionId', '=', publicAt(now)))
    .where('contentItems.type', '=', 'notice')

/** Also if a scheduled publication has not been applied yet. */
export const publishedAt = sql<string>`coalesce("datedAt", "firstPublicAt", "publishAt")`

/** In the college's calendar. */
export const isValid = (now: Date) =>
  sql<boolean>`("validUntil" is null or "validUntil" >= ${collegeDay(now)})`

export const isPinned = (now: Date) =>
  sql<boolean>`("pinnedUntil" >= ${collegeDay(now)} and ${isValid(now)})`

/** Its own and college-wide ones. Shared by lists, feeds, emails and course pages. */
export const isFor = (department: string) =>
  sql<boolean>`"noticeFacts".department in (${department}, '')`

/** Pinned, then urgent, then newest. */
export const pinnedFirst = (now: Date) =>
  sql<number>`case when ${isPinned(now)} then 1 - "isUrgent" else 2 end`

export const listAddresses = (db: DbOrTrx, now: Date): Promise<NoticeAddress[]> =>
  selectNotices(db, now)
    .innerJoin('contentRevisions', 'contentRevisions._id', 'revisionId')
    .select(['contentRevisions.slug', publishedAt.as('publishedAt')])
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .execute()
