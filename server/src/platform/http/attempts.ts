import { attemptHours } from 'contract/content/retention'
import { hourMilliseconds } from 'contract/platform/durations'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { tooManyAttempts } from '../errors.ts'

export type Limit = { count: number; seconds: number }

/** Rate limits with counters in the database, so that they survive restarts and span processes. */
export function createAttempts({ db, isOn, now }: { db: Db; isOn: boolean; now: () => Date }) {
  /** A single statement, so that concurrent attempts are all counted. */
  async function count(key: string, { seconds }: Limit, tables: Db = db) {
    const timestamp = now()
    const startsAfter = new Date(timestamp.getTime() - seconds * 1000).toISOString()
    const isOver = sql<boolean>`attempts."windowStartedAt" <= ${startsAfter}`
    const isAhead = sql<boolean>`attempts."windowStartedAt" > excluded."windowStartedAt"`
    return tables
      .insertInto('attempts')
      .values({ key, windowStartedAt: timestamp.toISOString(), count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          windowStartedAt: sql`case when ${isOver} or ${isAhead} then excluded."windowStartedAt" else attempts."windowStartedAt" end`,
          count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        }),
      )
      .returning(['count', 'windowStartedAt'])
      .executeTakeFirstOrThrow()
  }

  const secondsLeft = (windowStartedAt: string, { seconds }: Limit) =>
    Math.max(1, Math.ceil((Date.parse(windowStartedAt) + seconds * 1000 - now().getTime()) / 1000))

  /** Counts on each key up to the first exhausted one. Returns the seconds to wait, or 0. */
  async function countAll(limits: [key: string, limit: Limit][], tables: Db): Promise<number> {
    for (const [key, limit] of limits) {
      const taken = await count(key, limit, tables)
      if (taken.count > limit.count) return secondsLeft(taken.windowStartedAt, limit)
    }
    return 0
  }

  async function giveBack(key: string, tables: Db = db): Promise<void> {
    await tables
      .updateTable('attempts')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
  }

  return {
    /** Counts even if limits are off. */
    wait: (key: string, limit: Limit): Promise<number> => countAll([[key, limit]], db),
    count: async (key: string, limit: Limit, tables?: Db) =>
      (await count(key, limit, tables)).count,
    /** Counts before the attempt, in one write for all keys; throws 429, without counting on keys after the exhausted one. */
    async take(...limits: [key: string, limit: Limit][]): Promise<void> {
      if (!isOn) return
      const seconds = await db.transaction().execute((trx) => countAll(limits, trx))
      if (seconds > 0) throw tooManyAttempts(seconds)
    },
    /** If the work fails, the attempt does not count. */
    async orGiveBack<Result>(keys: string[], work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        for (const key of keys) await giveBack(key)
        throw error
      }
    },
    giveBack,
    async forget(key: string, tables: Db = db): Promise<void> {
      await tables.deleteFrom('attempts').where('key', '=', key).execute()
    },
    async cleanUp(): Promise<void> {
      const over = new Date(now().getTime() - attemptHours * hourMilliseconds).toISOString()
      await db.deleteFrom('attempts').where('windowStartedAt', '<=', over).execute()
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>
