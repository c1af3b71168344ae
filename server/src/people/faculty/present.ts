import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'
import { collegeDay } from '../../platform/college-day.ts'
import type { Db } from '../../platform/db/open.ts'

export async function nextDeparture(db: Db, now: Date): Promise<number> {
  const { left } = await db
    .selectFrom('faculty')
    .select(({ fn }) => fn.min('left').as('left'))
    .where('left', '>=', collegeDay(now))
    .executeTakeFirstOrThrow()
  return left ? Date.parse(endOfDay(left, college.timeZone)) : Number.POSITIVE_INFINITY
}
