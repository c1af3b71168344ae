import type { NoticeAddress } from 'contract/content/notices'
import { sql } from 'kysely'
import type { Reading } from '../../platform/db/open.ts'
import { publicAt } from '../public/public-at.ts'
import { collegeDay } from '../reports/review.ts'

/**
 * Every notice that visitors can read at a moment, those that are over too: an item with what is noted of its public
 * revision. Whatever shows notices begins here.
 */
export const selectNotices = (db: Reading, moment: Date) =>
  db
    .selectFrom('contentItems')
    .innerJoin('noticeFacts', (join) => join.on('noticeFacts.revisionId', '=', publicAt(moment)))
    .where('contentItems.type', '=', 'notice')

/** The date of a notice, or when visitors first saw it: also where no server has noted yet that they do. */
export const publishedAt = sql<string>`coalesce("datedAt", "firstPublicAt", "publishAt")`

/** Whether a notice is in force on the college's day of a moment. */
export const isValid = (moment: Date) =>
  sql<boolean>`("validUntil" is null or "validUntil" >= ${collegeDay(moment)})`

/** Whether it stands on top on that day. */
export const isPinned = (moment: Date) =>
  sql<boolean>`("pinnedUntil" >= ${collegeDay(moment)} and ${isValid(moment)})`

/** Whether it is for a department: its own, or the whole college's. Lists, feeds, mails and the page of a course say the same. */
export const isFor = (department: string) =>
  sql<boolean>`"noticeFacts".department in (${department}, '')`

/** What stands on top first, of that what is urgent, and then the newest. */
export const pinnedFirst = (moment: Date) =>
  sql<number>`case when ${isPinned(moment)} then 1 - "isUrgent" else 2 end`

/** Where all of them are, the newest first. */
export const listAddresses = (db: Reading, moment: Date): Promise<NoticeAddress[]> =>
  selectNotices(db, moment)
    .innerJoin('contentRevisions', 'contentRevisions._id', 'revisionId')
    .select(['contentRevisions.slug', publishedAt.as('publishedAt')])
    .orderBy(publishedAt, 'desc')
    .orderBy('contentItems._id', 'desc')
    .execute()
