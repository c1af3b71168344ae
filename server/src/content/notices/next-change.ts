import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'
import { newDays, newUntil } from 'contract/content/notice-age'
import { dayMilliseconds } from 'contract/platform/durations'
import { collegeDay } from '../../platform/college-day.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { NextChange } from '../../platform/response-cache/next-changes.ts'
import { nextContentPublication } from '../public/public-content.ts'
import { publishedAt, selectNotices } from './public-notices.ts'

const endOf = (day: string | null) =>
  day ? Date.parse(endOfDay(day, college.timeZone)) : Number.POSITIVE_INFINITY

/** Publication, expiry, end of the pin, or end of the “new” label. */
export async function nextNoticesChange(db: DbOrTrx, now: Date): Promise<NextChange> {
  const today = collegeDay(now)
  const oldest = new Date(now.getTime() - newDays * dayMilliseconds).toISOString()
  const { pinned, valid, fresh } = await selectNotices(db, now)
    .select(({ fn, eb }) => [
      fn.min('pinnedUntil').filterWhere('pinnedUntil', '>=', today).as('pinned'),
      fn.min('validUntil').filterWhere('validUntil', '>=', today).as('valid'),
      fn
        .min(publishedAt)
        .filterWhere(eb(publishedAt, '>', oldest))
        .as('fresh'),
    ])
    .executeTakeFirstOrThrow()
  const answered = Math.min(
    await nextContentPublication(db, ['notice'], now),
    endOf(pinned),
    endOf(valid),
  )
  // `min` over no rows is null, despite the column's type.
  const rendered = Math.min(endOf(valid), fresh ? newUntil(fresh) : Number.POSITIVE_INFINITY)
  return { answered, rendered: rendered }
}
