import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'
import { localDay } from 'contract/platform/zoned-time'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'

/** In the college's calendar; an earlier last day means the member has left. */
export const dayOf = (now: Date) => localDay(now.toISOString(), college.timeZone)

export const isHere = (now: Date) =>
  sql<SqlBool>`coalesce(${sql.ref('left')}, '9999') >= ${dayOf(now)}`

export async function nextDeparture(db: Db, now: Date): Promise<number> {
  const { left } = await db
    .selectFrom('faculty')
    .select(({ fn }) => fn.min('left').as('left'))
    .where('left', '>=', dayOf(now))
    .executeTakeFirstOrThrow()
  return left ? Date.parse(endOfDay(left, college.timeZone)) : Number.POSITIVE_INFINITY
}
