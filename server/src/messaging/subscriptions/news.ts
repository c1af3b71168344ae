import { isNewNotice } from 'contract/content/notice-age'
import { daySeconds } from 'contract/platform/durations'
import { sql } from 'kysely'
import { isValid, publishedAt, selectNotices } from '../../content/notices/public-notices.ts'
import { collegeDay } from '../../platform/college-day.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { secondsBefore } from '../../platform/tokens.ts'

type NewsDeps = { db: DbOrTrx; now: () => Date }

const watchedSeconds = 7 * daySeconds
export const nextNumber = sql<number>`(select coalesce(max(number), 0) + 1 from "noticeNews")`

/**
 * Numbers every notice that has become public since the last call, whoever or whatever published it. The unique index makes
 * numbers serial across transactions, so a reader notified up to one has missed none below. Old or expired notices are recorded
 * but not news. A notice withdrawn before anybody was notified is news again when republished.
 */
export async function recordNews({ db, now }: NewsDeps): Promise<void> {
  const timestamp = now()
  await noteAway(db, timestamp)
  const unnoted = await selectNotices(db, timestamp)
    .leftJoin('noticeNews', 'noticeNews.itemId', 'contentItems._id')
    .where(({ or, eb, and }) =>
      or([
        eb('noticeNews.itemId', 'is', null),
        and([eb('isAway', '=', 1), eb('toldAt', 'is', null)]),
      ]),
    )
    .select(['contentItems._id', 'validUntil', publishedAt.as('publishedAt')])
    .orderBy(publishedAt)
    .orderBy('contentItems._id')
    .execute()
  for (const { _id, validUntil, publishedAt: since } of unnoted) {
    const isNews =
      isNewNotice(since, timestamp) && (validUntil === null || validUntil >= collegeDay(timestamp))
    const recorded = {
      number: isNews ? nextNumber : null,
      isAway: 0,
      isCorrection: 0,
      notedAt: timestamp.toISOString(),
      toldAt: isNews ? null : timestamp.toISOString(),
    }
    await db
      .insertInto('noticeNews')
      .values({ itemId: _id, ...recorded })
      // Another server was faster with the notice or the number; the next call picks up what is left.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .updateTable('noticeNews')
      .set(recorded)
      .where('itemId', '=', _id)
      .where('isAway', '=', 1)
      .where('toldAt', 'is', null)
      .execute()
  }
}

async function noteAway(db: DbOrTrx, now: Date): Promise<void> {
  await db
    .updateTable('noticeNews')
    .set({ isAway: 1 })
    .where('number', 'is not', null)
    .where('isAway', '=', 0)
    .where('toldAt', 'is', null)
    .where('notedAt', '>', secondsBefore(now, watchedSeconds))
    .where('itemId', 'not in', selectNotices(db, now).select('contentItems._id'))
    .execute()
}

export async function lastNews(db: DbOrTrx, until?: Date): Promise<number> {
  const numbers = db.selectFrom('noticeNews').select(({ fn }) => fn.max('number').as('number'))
  const matching = until ? numbers.where('notedAt', '<=', until.toISOString()) : numbers
  return (await matching.executeTakeFirstOrThrow()).number ?? 0
}

export const selectNews = (db: DbOrTrx, after: number, until: number, now: Date) =>
  selectNotices(db, now)
    .innerJoin('noticeNews', 'noticeNews.itemId', 'contentItems._id')
    .where('isAway', '=', 0)
    .where('number', '>', after)
    .where('number', '<=', until)
    .where(isValid(now))
    .orderBy('number')
