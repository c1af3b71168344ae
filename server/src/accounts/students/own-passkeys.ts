import type { CreationOptions, NewPasskeyForm } from 'contract/accounts/passkeys'
import { passkeyNotAccepted } from 'contract/accounts/passkeys'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { badRequest } from '../../platform/errors.ts'
import * as rows from '../factors/passkey-rows.ts'
import { requireConfirmation } from './confirmation.ts'
import type { StudentDeps } from './deps.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './mails.ts'
import { notifyStudent } from './notify-student.ts'

type Deps = Pick<StudentDeps, 'db' | 'passkeys' | 'attempts' | 'mail' | 'now'>

const ownerOf = ({ _id }: Student) => ({ kind: 'student', _id }) as const
const additionOf = ({ tokenHash }: Student) => `new passkey:${tokenHash}`

export const listOwnPasskeys = (db: Db, student: Student) => rows.readPasskeys(db, ownerOf(student))

/** Uses up a confirmation, so that nobody adds a passkey on a borrowed phone. */
export async function requestPasskeyOfStudent(
  { db, passkeys, now }: Deps,
  student: Student,
): Promise<CreationOptions> {
  await db.transaction().execute((trx) => requireConfirmation(trx, student, now()))
  return passkeys.creationOptions(ownerOf(student), student.email, additionOf(student))
}

export async function addPasskeyOfStudent(
  deps: Deps,
  student: Student,
  { name, ...form }: NewPasskeyForm,
): Promise<void> {
  const { db, passkeys, now } = deps
  const made = await passkeys.verifyNew(form, additionOf(student))
  if (!made) throw badRequest(passkeyNotAccepted)
  const { challenge, ...passkey } = made
  await db.transaction().execute(async (trx) => {
    await student.confirm(trx)
    if (!(await passkeys.spend(trx, challenge))) throw badRequest(passkeyNotAccepted)
    await rows.insertPasskey(trx, ownerOf(student), { ...passkey, name }, now())
    await notifyStudent(deps, trx, student, (addressee) => passkeyAddedMail(addressee, name))
  })
  deps.mail.sendQueued()
}

export async function renamePasskeyOfStudent(
  { db }: Deps,
  student: Student,
  passkeyId: string,
  name: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await student.confirm(trx)
    await rows.setPasskeyName(trx, ownerOf(student), passkeyId, name)
  })
}

/** Uses up a confirmation. Rejects with 403 or 404. */
export async function removePasskeyOfStudent(
  deps: Deps,
  student: Student,
  passkeyId: string,
): Promise<string> {
  const { db, now } = deps
  const removed = await db.transaction().execute(async (trx) => {
    await requireConfirmation(trx, student, now())
    const name = await rows.deletePasskey(trx, ownerOf(student), passkeyId)
    await notifyStudent(deps, trx, student, (addressee) => passkeyRemovedMail(addressee, name))
    return name
  })
  deps.mail.sendQueued()
  return removed
}
