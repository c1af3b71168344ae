import type { NoticeAddress } from 'contract/content/notices'
import { sql } from 'kysely'
import type { Reading } from '../../platform/db/open.ts'
import { publicAt } from '../public/public-at.ts'
import { collegeDay } from '../reports/review.ts'

/** Includes archived ones. Every public query starts here. */
export const selectNotices = (db: Reading, moment: Date) =>
  db
    .selectFrom('contentItems')
    .innerJoin('noticeFacts', (join) => join.on('noticeFacts.revisionId', '=', publicAt(moment)))
    .where('contentItems.type', '=', 'notice')

/** Also if a scheduled publication has not been applied yet. */
export const publishedAt = sql<string>`coalesce("datedAt", "firstPublicAt", "publishAt")`

/** In the college's calendar. */
export const isValid = (moment: Date) =>
  sql<boolean>`("validUntil" is null or "validUntil" >= ${collegeDay(moment)})`

export const isPinned = (moment: Date) =>
  sql<boolean>`("pinnedUntil" >= ${collegeDay(moment)} and ${isValid(moment)})`

/** Its own and college-wide ones. Shared by lists, feeds, emails and course pages. */
export const isFor = (department: string) =>
  sql<boolean>`"noticeFacts".department in (${department}, '')`

/** Pinned, then urgent, then newest. */
export const pinnedFirst = (moment: Date) =>
  sql<number>`case when ${isPinned(moment)} then 1 - "isUrgent" else 2 end`

export const listAddresses = (db: Reading, moment: Date): Promise<NoticeAddress[]> =>
  selectNotices(db, moment)
    .innerJoin('contentRevisions', 'contentRevisions._id', 'revisionId')
    .select(['contentRevisions.slug', publishedAt.as('publishedAt')])
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .execute()
