import { confirmationNeeded } from 'contract/accounts/account-passkeys'
import { proofNeeded } from 'contract/accounts/account-settings'
import { passkeyRejected, type UsedPasskeyForm } from 'contract/accounts/passkeys'
import { minuteSeconds } from 'contract/platform/durations'
import type { Student } from '../../platform/access/actor.ts'
import type { Caller } from '../../platform/access/trusted-networks.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'
import { badRequest, forbidden } from '../../platform/errors.ts'
import { secondsBefore } from '../../platform/tokens.ts'
import type { StudentDeps } from './deps.ts'
import { countRequest } from './limits.ts'
import { checkOwnPassword } from './own-password.ts'
import { isOwnProof, type Proof } from './sign-in-proofs.ts'

const validMinutes = 5

type ConfirmationDeps = Pick<
  StudentDeps,
  'db' | 'attempts' | 'trustedNetworks' | 'passkeys' | 'now'
>

export const confirmationOf = ({ tokenHash }: Pick<Student, 'tokenHash'>) =>
  `confirmation:${tokenHash}`

async function recordConfirmation(
  trx: Trx,
  { tokenHash, confirm }: Student,
  now: Date,
): Promise<void> {
  await confirm(trx)
  await trx
    .updateTable('studentSessions')
    .set({ confirmedAt: now.toISOString() })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** By password or a fresh proof of the linked account. Rejects with 400 or 429. */
export async function confirmStudent(
  deps: ConfirmationDeps,
  student: Student,
  { password, proof }: { password: string | undefined; proof: Proof | undefined },
  caller: Caller,
): Promise<void> {
  const { db, now } = deps
  const isProven = proof !== undefined && (await isOwnProof(db, student._id, proof))
  if (!isProven && password === undefined) throw badRequest(proofNeeded)
  if (!isProven && password !== undefined)
    await checkOwnPassword(deps, student, { field: 'password', password }, caller)
  await db.transaction().execute((trx) => recordConfirmation(trx, student, now()))
}

export async function confirmStudentByPasskey(
  { db, attempts, trustedNetworks, passkeys, now }: ConfirmationDeps,
  student: Student,
  form: UsedPasskeyForm,
  caller: Caller,
): Promise<void> {
  const { _id, email } = student
  const known = await trustedNetworks.find({ kind: 'student', id: _id }, caller)
  await countRequest(attempts, { emailKey: emailKey(email), network: caller.network, known })
  const passkey = await passkeys.find(form.id)
  if (passkey?.studentId !== _id) throw badRequest(passkeyRejected)
  const owner = { kind: 'student', _id } as const
  const signed = await passkeys.verifyUse(form, passkey, owner, confirmationOf(student))
  if (!signed) throw badRequest(passkeyRejected)
  await db.transaction().execute(async (trx) => {
    await recordConfirmation(trx, student, now())
    if (!(await passkeys.use(trx, signed))) throw badRequest(passkeyRejected)
  })
}

/** In the transaction of the protected action. Rejects with 401 or 403. */
export async function requireConfirmation(
  trx: Trx,
  { tokenHash, confirm }: Student,
  now: Date,
): Promise<void> {
  await confirm(trx)
  const used = await trx
    .updateTable('studentSessions')
    .set({ confirmedAt: null })
    .where('tokenHash', '=', tokenHash)
    .where('confirmedAt', '>', secondsBefore(now, validMinutes * minuteSeconds))
    .returning('tokenHash')
    .executeTakeFirst()
  if (!used) throw forbidden(confirmationNeeded)
}
