import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { expiredOtp, invalidOtp, otpLength, tooManyOtpTries } from 'contract/accounts/sign-up'
import { codeMinutes } from 'contract/content/retention'
import { daySeconds, minuteMilliseconds } from 'contract/platform/durations'
import type { Kysely } from 'kysely'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database, Trx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'
import { badRequest, tooManyAttempts } from '../../platform/errors.ts'
import type { Attempts, Limit } from '../../platform/http/attempts.ts'

const triesOfCode = 5
/** Per address, so that deleting and recreating an account doesn't reset it. */
const triesOfDay: Limit = { count: 20, seconds: daySeconds }

/** The key is in the database, shared by all servers. It only defeats precomputed tables. */
async function hashCode(db: Kysely<Database>, studentId: string, code: string): Promise<string> {
  const { value } = await db
    .selectFrom('serverKeys')
    .select('value')
    .where('name', '=', 'email-codes')
    .executeTakeFirstOrThrow()
  return createHmac('sha256', value).update(`${studentId}:${code}`).digest('hex')
}

export async function issueCode(trx: Trx, studentId: string, now: Date): Promise<string> {
  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
  const fresh = {
    codeHash: await hashCode(trx, studentId, code),
    tries: 0,
    expiresAt: new Date(now.getTime() + codeMinutes * minuteMilliseconds).toISOString(),
  }
  await trx
    .insertInto('emailCodes')
    .values({ studentId, ...fresh })
    .onConflict((conflict) => conflict.column('studentId').doUpdateSet(fresh))
    .execute()
  return code
}

async function rejection(db: Db, studentId: string, now: Date) {
  const code = await db
    .selectFrom('emailCodes')
    .select('expiresAt')
    .where('studentId', '=', studentId)
    .executeTakeFirst()
  if (!code) return badRequest(invalidOtp)
  if (code.expiresAt <= now.toISOString()) return badRequest(expiredOtp)
  return tooManyAttempts(1, tooManyOtpTries)
}

/** Counts before comparing, so that parallel guesses can't exceed the limit. Rejects with 400 or 429. */
export async function redeemCode(
  { db, attempts, now }: { db: Db; attempts: Attempts; now: () => Date },
  { _id: studentId, email, confirm }: Student,
  code: string,
): Promise<void> {
  const timestamp = now().toISOString()
  const tried = await db.transaction().execute(async (trx) => {
    await confirm(trx)
    return trx
      .updateTable('emailCodes')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('studentId', '=', studentId)
      .where('tries', '<', triesOfCode)
      .where('expiresAt', '>', timestamp)
      .returning('codeHash')
      .executeTakeFirst()
  })
  if (!tried) throw await rejection(db, studentId, now())
  const seconds = await attempts.wait(`otp:${emailKey(email)}`, triesOfDay)
  if (seconds > 0) throw tooManyAttempts(seconds, tooManyOtpTries)
  const given = await hashCode(db, studentId, code)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(tried.codeHash))) {
    throw badRequest(invalidOtp)
  }
  await db.transaction().execute(async (trx) => {
    await confirm(trx)
    await trx
      .updateTable('students')
      .set({ verifiedAt: timestamp })
      .where('_id', '=', studentId)
      .execute()
    const used = await trx
      .deleteFrom('emailCodes')
      .where('studentId', '=', studentId)
      .where('codeHash', '=', given)
      .returning('studentId')
      .executeTakeFirst()
    if (!used) throw badRequest(invalidOtp)
  })
}
