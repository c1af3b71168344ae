import { resetMinutes } from 'contract/content/retention'
import { minuteMilliseconds } from 'contract/platform/durations'
import type { Trx } from '../../platform/db/schema.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'

/** Earlier tokens stop working. */
export async function issueResetToken(trx: Trx, studentId: string, now: Date): Promise<string> {
  const token = newToken()
  const fresh = {
    tokenHash: hashToken(token),
    expiresAt: new Date(now.getTime() + resetMinutes * minuteMilliseconds).toISOString(),
  }
  await trx
    .insertInto('passwordResets')
    .values({ studentId, ...fresh })
    .onConflict((conflict) => conflict.column('studentId').doUpdateSet(fresh))
    .execute()
  return token
}
