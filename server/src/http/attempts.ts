import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { tooManyAttempts } from '../errors.ts'

/** At most `count` per key in `seconds`, counted from the first. */
export type Limit = { count: number; seconds: number }

const longestWindowSeconds = 24 * 60 * 60

/** Limits whose counters live in the database, so that they hold over restarts and for all processes. */
export function createAttempts({ db, isOn, now }: { db: Db; isOn: boolean; now: () => Date }) {
  /** Counts one, in one statement, so that racing requests are all counted. Gives the number in this window. */
  async function count(key: string, { seconds }: Limit, on: Db = db) {
    const moment = now()
    const startsAfter = new Date(moment.getTime() - seconds * 1000).toISOString()
    const isOver = sql<boolean>`attempts."windowStartedAt" <= ${startsAfter}`
    return on
      .insertInto('attempts')
      .values({ key, windowStartedAt: moment.toISOString(), count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          windowStartedAt: sql`case when ${isOver} then excluded."windowStartedAt" else attempts."windowStartedAt" end`,
          count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        }),
      )
      .returning(['count', 'windowStartedAt'])
      .executeTakeFirstOrThrow()
  }

  const secondsLeft = (windowStartedAt: string, { seconds }: Limit) =>
    Math.max(1, Math.ceil((Date.parse(windowStartedAt) + seconds * 1000 - now().getTime()) / 1000))

  return {
    /** Counts one whatever the settings say. Gives the seconds to wait when the key is used up, else 0. */
    async wait(key: string, limit: Limit): Promise<number> {
      const taken = await count(key, limit)
      return taken.count <= limit.count ? 0 : secondsLeft(taken.windowStartedAt, limit)
    },
    /** Counts one whatever the settings say, in a transaction if one is given; gives the number in this window. */
    count: async (key: string, limit: Limit, trx?: Db) => (await count(key, limit, trx)).count,
    /** Counts one before the attempt is made; throws 429 when the key is used up. */
    async take(key: string, limit: Limit): Promise<void> {
      if (!isOn) return
      const taken = await count(key, limit)
      if (taken.count <= limit.count) return
      throw tooManyAttempts(secondsLeft(taken.windowStartedAt, limit))
    },
    /** Takes one back: the attempt was none of those that are limited. */
    async giveBack(key: string): Promise<void> {
      await db
        .updateTable('attempts')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute()
    },
    async forget(key: string): Promise<void> {
      await db.deleteFrom('attempts').where('key', '=', key).execute()
    },
    /** Removes the counters of windows that are over, whatever their length. */
    async sweep(): Promise<void> {
      const over = new Date(now().getTime() - longestWindowSeconds * 1000).toISOString()
      await db.deleteFrom('attempts').where('windowStartedAt', '<=', over).execute()
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>
