import { passkeyRejected, type UsedPasskeyForm } from 'contract/accounts/passkeys'
import type { Caller } from '../../platform/access/trusted-networks.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Device } from './begin-session.ts'
import type { StudentDeps } from './deps.ts'
import { countRequest, countStudentAttempt } from './limits.ts'

type LoginDeps = Pick<
  StudentDeps,
  'db' | 'attempts' | 'trustedNetworks' | 'passkeys' | 'studentSessions'
>

async function findStudent({ db, passkeys }: LoginDeps, credentialId: string) {
  const passkey = await passkeys.find(credentialId)
  if (!passkey?.studentId) return undefined
  const student = await db
    .selectFrom('students')
    .select(['_id', 'emailKey', 'epoch'])
    .where('_id', '=', passkey.studentId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  return student && { passkey, ...student }
}

/** `boundTo` names the browser that got the challenge. Rejects with 401 or 429. */
export async function logInByPasskey(
  deps: LoginDeps,
  form: UsedPasskeyForm,
  { caller, device, boundTo }: { caller: Caller; device: Device; boundTo: string },
): Promise<{ token: string; studentId: string }> {
  const { db, attempts, trustedNetworks, passkeys, studentSessions } = deps
  const { network } = caller
  const student = await trustedNetworks.look(caller, () => findStudent(deps, form.id))
  if (!student) {
    await countStudentAttempt(attempts, network)
    throw unauthorized(passkeyRejected)
  }
  const { _id: studentId, emailKey, epoch, passkey } = student
  const owner = { kind: 'student', _id: studentId } as const
  const known = await trustedNetworks.find({ kind: 'student', id: studentId }, caller)
  await countRequest(attempts, { emailKey, network, known })
  const signed = await passkeys.verifyUse(form, passkey, owner, boundTo)
  if (!signed) throw unauthorized(passkeyRejected)
  const token = await db.transaction().execute(async (trx) => {
    const session = await studentSessions.begin(trx, { studentId, epoch }, device)
    if (!(await passkeys.use(trx, signed))) throw unauthorized(passkeyRejected)
    return session
  })
  return { token, studentId }
}
