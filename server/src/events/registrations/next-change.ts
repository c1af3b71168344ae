import type { Db } from '../../platform/db/open.ts'

export async function nextTermsChange(db: Db, now: Date): Promise<number> {
  const next = async (column: 'opensAt' | 'closesAt') => {
    const { first } = await db
      .selectFrom('eventSeats')
      .select(({ fn }) => fn.min(column).as('first'))
      .where(column, '>', now.toISOString())
      .executeTakeFirstOrThrow()
    return first ? Date.parse(first) : Number.POSITIVE_INFINITY
  }
  return Math.min(await next('opensAt'), await next('closesAt'))
}
