import { sql } from 'kysely'
import { expect } from 'vitest'
import { openDatabase } from '../src/platform/db/open.ts'
import type { Trx } from '../src/platform/db/schema.ts'

type Place = Parameters<typeof openDatabase>[0]

/**
 * On PostgreSQL: makes a request in the middle of another transaction, which commits once the request waits for it and
 * `whileItWaits` has run. Returns the response.
 */
export async function askMeanwhile<Answer>(
  place: Place,
  change: (trx: Trx) => Promise<unknown>,
  ask: () => Promise<Answer>,
  whileItWaits?: (countWaiting: () => Promise<number>) => Promise<unknown>,
): Promise<Answer> {
  const other = openDatabase(place)
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const { answer } = await other.db.transaction().execute(async (trx) => {
    await change(trx)
    const requested = ask()
    const countWaiting = async () => (await waiting.execute(trx)).rows.length
    await expect.poll(countWaiting).toBe(1)
    await whileItWaits?.(countWaiting)
    // In an object, so that it isn't awaited here.
    return { answer: requested }
  })
  await other.close()
  return answer
}
