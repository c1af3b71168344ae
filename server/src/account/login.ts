import { invalidLogin, type LoginForm } from 'contract/account'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import type { Attempts } from '../http/attempts.ts'
import { isPassword } from '../passwords.ts'
import { emailKey } from './email-key.ts'
import { compareCounted, forgetLogin, takeLogin } from './limits.ts'
import type { Device, StudentSessions } from './sessions.ts'

/** Begins a session and gives its token. Rejects with 401, or with 429 after too many tries. */
export async function login(
  {
    db,
    attempts,
    studentSessions,
  }: { db: Db; attempts: Attempts; studentSessions: StudentSessions },
  { email, password }: LoginForm,
  { network, device }: { network: string; device: Device },
): Promise<string> {
  const key = emailKey(email)
  await takeLogin(attempts, key, network)
  const student = await db
    .selectFrom('students')
    .select(['_id', 'passwordHash', 'epoch'])
    .where('emailKey', '=', key)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  const isRight = await compareCounted(attempts, key, network, () =>
    isPassword(student?.passwordHash ?? undefined, password),
  )
  if (!isRight || !student) throw unauthorized(invalidLogin)
  return db.transaction().execute(async (trx) => {
    const proven = { studentId: student._id, epoch: student.epoch }
    const token = await studentSessions.begin(trx, proven, device)
    await forgetLogin(attempts, trx, key, network)
    return token
  })
}
