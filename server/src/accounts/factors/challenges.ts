import { randomBytes, timingSafeEqual } from 'node:crypto'
import { challengeMinutes } from 'contract/accounts/passkeys'
import { minuteMilliseconds } from 'contract/platform/durations'
import type { Transaction } from 'kysely'
import { createPlaceHash } from '../../platform/access/place-hash.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'

const goodMilliseconds = challengeMinutes * minuteMilliseconds
/** Clock corrections are usually smaller. */
const toleranceMilliseconds = 2_000
const momentBytes = 6
const nonceBytes = 16
const macBytes = 32

/**
 * Random, valid for five minutes, bound to a purpose by a MAC. Only used challenges are stored, so creating one costs
 * no write and needs no rate limit.
 */
export function createChallenges({ db, now }: { db: Db; now: () => Date }) {
  const hash = createPlaceHash(db)
  const macOf = async (head: Buffer, boundTo: string) =>
    Buffer.from(await hash(`challenge:${head.toString('hex')}:${boundTo}`), 'base64url')

  return {
    async make(boundTo: string): Promise<string> {
      const head = Buffer.alloc(momentBytes + nonceBytes)
      head.writeUIntBE(now().getTime() + goodMilliseconds, 0, momentBytes)
      randomBytes(nonceBytes).copy(head, momentBytes)
      return Buffer.concat([head, await macOf(head, boundTo)]).toString('base64url')
    },
    async isGood(challenge: string, boundTo: string): Promise<boolean> {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== momentBytes + nonceBytes + macBytes) return false
      const head = bytes.subarray(0, momentBytes + nonceBytes)
      const left = head.readUIntBE(0, momentBytes) - now().getTime()
      // Created while the clock was ahead.
      if (left <= 0 || left > goodMilliseconds + toleranceMilliseconds) return false
      return timingSafeEqual(await macOf(head, boundTo), bytes.subarray(head.length))
    },
    /** False if it was used before. */
    async spend(trx: Transaction<Database>, challenge: string): Promise<boolean> {
      const bytes = Buffer.from(challenge, 'base64url')
      const expiresAt = new Date(bytes.readUIntBE(0, momentBytes)).toISOString()
      const nonce = bytes.toString('hex', momentBytes, momentBytes + nonceBytes)
      const spent = await trx
        .insertInto('spentChallenges')
        .values({ nonce, expiresAt })
        .onConflict((conflict) => conflict.column('nonce').doNothing())
        .returning('nonce')
        .executeTakeFirst()
      return spent !== undefined
    },
    sweep: () =>
      db.deleteFrom('spentChallenges').where('expiresAt', '<=', now().toISOString()).execute(),
  }
}
