import { invalidLogin, type LoginForm } from 'contract/accounts/account'
import type { Caller, KnownPlaces } from '../../platform/access/known-places.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Attempts } from '../../platform/http/attempts.ts'
import { unauthorized } from '../../platform/http/errors.ts'
import { emailKey } from '../../platform/mail/email-key.ts'
import { comparePassword } from '../../platform/runtime/passwords.ts'
import type { Device } from './begin-session.ts'
import { compareCounted, forgetLogin, takeLogin } from './limits.ts'
import type { StudentSessions } from './sessions.ts'

type LoggingIn = {
  db: Db
  attempts: Attempts
  places: KnownPlaces
  studentSessions: StudentSessions
}

const findStudent = (db: Db, key: string) =>
  db
    .selectFrom('students')
    .select(['_id', 'passwordHash', 'epoch'])
    .where('emailKey', '=', key)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()

export async function login(
  { db, attempts, places, studentSessions }: LoggingIn,
  { email, password }: LoginForm,
  { caller, device }: { caller: Caller; device: Device },
): Promise<{ token: string; studentId: string }> {
  const key = emailKey(email)
  const known = await places.look(caller, async () => {
    // Also for unknown emails, so that timing reveals nothing.
    const id = (await findStudent(db, key))?._id ?? ''
    return places.find({ kind: 'student', id }, caller)
  })
  const { network } = caller
  const trier = { emailKey: key, network, known }
  const asker = { account: key, network, known: known?.kind }
  const student = await comparePassword(asker, async (compare) => {
    await takeLogin(attempts, trier)
    // Read again, because the queue may have been long.
    const found = await findStudent(db, key)
    const isRight = await compareCounted(attempts, trier, () =>
      compare(found?.passwordHash ?? undefined, password),
    )
    return isRight ? found : undefined
  })
  if (!student) throw unauthorized(invalidLogin)
  const { _id: studentId, epoch } = student
  const token = await db.transaction().execute(async (trx) => {
    const begun = await studentSessions.begin(trx, { studentId, epoch }, device)
    await forgetLogin(attempts, trx, trier)
    return begun
  })
  return { token, studentId }
}
