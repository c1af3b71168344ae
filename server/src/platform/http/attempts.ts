import { attemptHours } from 'contract/content/retention'
import { hourMilliseconds } from 'contract/platform/durations'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { tooManyAttempts } from './errors.ts'

/** At most `count` per key in `seconds`, counted from the first. */
export type Limit = { count: number; seconds: number }

/** Limits whose counters live in the database, so that they hold over restarts and for all processes. */
export function createAttempts({ db, isOn, now }: { db: Db; isOn: boolean; now: () => Date }) {
  /** Counts one, in one statement, so that racing requests are all counted. Gives the number in this window. */
  async function count(key: string, { seconds }: Limit, tables: Db = db) {
    const moment = now()
    const startsAfter = new Date(moment.getTime() - seconds * 1000).toISOString()
    const isOver = sql<boolean>`attempts."windowStartedAt" <= ${startsAfter}`
    // One that lies in the future counts as begun now, see `clock.ts`.
    const isAhead = sql<boolean>`attempts."windowStartedAt" > excluded."windowStartedAt"`
    return tables
      .insertInto('attempts')
      .values({ key, windowStartedAt: moment.toISOString(), count: 1 })
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

  /** Counts one on each in turn, up to the first that is used up. Gives the seconds to wait for it, else 0. */
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
    /** Counts one whatever the settings say. Gives the seconds to wait when the key is used up, else 0. */
    wait: (key: string, limit: Limit): Promise<number> => countAll([[key, limit]], db),
    /** Counts one whatever the settings say, and gives the number in this window. */
    count: async (key: string, limit: Limit, tables?: Db) =>
      (await count(key, limit, tables)).count,
    /**
     * Counts one on each key before the attempt is made, with one write to the disk for all; throws 429 when a key is
     * used up, and counts nothing on those after it.
     */
    async take(...limits: [key: string, limit: Limit][]): Promise<void> {
      if (!isOn) return
      const seconds = await db.transaction().execute((trx) => countAll(limits, trx))
      if (seconds > 0) throw tooManyAttempts(seconds)
    },
    /** Does what was counted on these keys; when it fails, it counts as not tried. */
    async orGiveBack<Result>(keys: string[], work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        for (const key of keys) await giveBack(key)
        throw error
      }
    },
    /** Takes one back: the attempt was none of those that are limited. */
    giveBack,
    async forget(key: string, tables: Db = db): Promise<void> {
      await tables.deleteFrom('attempts').where('key', '=', key).execute()
    },
    /** Removes the counters of windows that are over, whatever their length. */
    async sweep(): Promise<void> {
      const over = new Date(now().getTime() - attemptHours * hourMilliseconds).toISOString()
      await db.deleteFrom('attempts').where('windowStartedAt', '<=', over).execute()
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>
