import type { Db } from '../../platform/db/open.ts'
import type { Attempts } from '../../platform/http/attempts.ts'
import { hashToken } from '../../platform/tokens.ts'
import { countStudentAttempt } from './limits.ts'

/** Lets the page say early that a link has expired. Link scanners don't use it up. Rejects with 429. */
export async function isValidResetLink(
  { db, attempts, now }: { db: Db; attempts: Attempts; now: () => Date },
  token: string,
  network: string,
): Promise<boolean> {
  await countStudentAttempt(attempts, network)
  const valid = await db
    .selectFrom('passwordResets')
    .innerJoin('students', 'students._id', 'passwordResets.studentId')
    .select('studentId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now().toISOString())
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  return valid !== undefined
}
