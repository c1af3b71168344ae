import { invalidLogin, type LoginBody } from 'contract/accounts/account'
import type { Caller } from '../../platform/access/trusted-networks.ts'
import type { Db } from '../../platform/db/open.ts'
import { emailKey } from '../../platform/email-key.ts'
import { unauthorized } from '../../platform/errors.ts'
import { comparePassword } from '../../platform/runtime/passwords.ts'
import type { Device } from './begin-session.ts'
import type { StudentDeps } from './deps.ts'
import { compareCounted, countLogin, forgetLogin } from './limits.ts'

type LoginDeps = Pick<StudentDeps, 'db' | 'attempts' | 'trustedNetworks' | 'studentSessions'>

const findStudent = (db: Db, key: string) =>
  db
    .selectFrom('students')
    .select(['_id', 'passwordHash', 'epoch'])
    .where('emailKey', '=', key)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()

export async function logInStudent(
  { db, attempts, trustedNetworks, studentSessions }: LoginDeps,
  { email, password }: LoginBody,
  { caller, device }: { caller: Caller; device: Device },
): Promise<{ token: string; studentId: string }> {
  const key = emailKey(email)
  const known = await trustedNetworks.look(caller, async () => {
    // Also for unknown emails, so that timing reveals nothing.
    const id = (await findStudent(db, key))?._id ?? ''
    return trustedNetworks.find({ kind: 'student', id }, caller)
  })
  const { network } = caller
  const attempt = { emailKey: key, network, known }
  const client = { account: key, network, known: known?.kind }
  const student = await comparePassword(client, async (compare) => {
    await countLogin(attempts, attempt)
    // Read again, because the queue may have been long.
    const result = await findStudent(db, key)
    const isRight = await compareCounted(attempts, attempt, () =>
      compare(result?.passwordHash ?? undefined, password),
    )
    return isRight ? result : undefined
  })
  if (!student) throw unauthorized(invalidLogin)
  const { _id: studentId, epoch } = student
  const token = await db.transaction().execute(async (trx) => {
    const session = await studentSessions.begin(trx, { studentId, epoch }, device)
    await forgetLogin(attempts, trx, attempt)
    return session
  })
  return { token, studentId }
}
