import { randomBytes, timingSafeEqual } from 'node:crypto'
import { challengeMinutes } from 'contract/accounts/passkeys'
import { minuteMilliseconds } from 'contract/platform/durations'
import { createNetworkHash } from '../../platform/access/network-hash.ts'
import { toleranceMilliseconds } from '../../platform/db/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'

const validMilliseconds = challengeMinutes * minuteMilliseconds
const timeBytes = 6
const nonceBytes = 16
const macBytes = 32

/**
 * Random, valid for five minutes, bound to a purpose by a MAC. Only used challenges are stored, so creating one costs
 * no write and needs no rate limit.
 */
export function createChallenges({ db, now }: { db: Db; now: () => Date }) {
  const hash = createNetworkHash(db)
  const macOf = async (head: Buffer, boundTo: string) =>
    Buffer.from(await hash(`challenge:${head.toString('hex')}:${boundTo}`), 'base64url')

  return {
    async make(boundTo: string): Promise<string> {
      const head = Buffer.alloc(timeBytes + nonceBytes)
      head.writeUIntBE(now().getTime() + validMilliseconds, 0, timeBytes)
      randomBytes(nonceBytes).copy(head, timeBytes)
      return Buffer.concat([head, await macOf(head, boundTo)]).toString('base64url')
    },
    async isValid(challenge: string, boundTo: string): Promise<boolean> {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== timeBytes + nonceBytes + macBytes) return false
      const head = bytes.subarray(0, timeBytes + nonceBytes)
      const remaining = head.readUIntBE(0, timeBytes) - now().getTime()
      // Created while the clock was ahead.
      if (remaining <= 0 || remaining > validMilliseconds + toleranceMilliseconds) return false
      return timingSafeEqual(await macOf(head, boundTo), bytes.subarray(head.length))
    },
    /** False if it was used before. */
    async spend(trx: Trx, challenge: string): Promise<boolean> {
      const bytes = Buffer.from(challenge, 'base64url')
      const expiresAt = new Date(bytes.readUIntBE(0, timeBytes)).toISOString()
      const nonce = bytes.toString('hex', timeBytes, timeBytes + nonceBytes)
      const spent = await trx
        .insertInto('spentChallenges')
        .values({ nonce, expiresAt })
        .onConflict((conflict) => conflict.column('nonce').doNothing())
        .returning('nonce')
        .executeTakeFirst()
      return spent !== undefined
    },
    cleanUp: () =>
      db.deleteFrom('spentChallenges').where('expiresAt', '<=', now().toISOString()).execute(),
  }
}
