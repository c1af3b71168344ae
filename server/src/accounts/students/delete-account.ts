import { loginRequired } from 'contract/accounts/account'
import { proofNeeded } from 'contract/accounts/account-settings'
import type { Student } from '../../platform/access/actor.ts'
import type { Caller, TrustedNetworks } from '../../platform/access/trusted-networks.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { badRequest, unauthorized } from '../../platform/errors.ts'
import type { Attempts } from '../../platform/http/attempts.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import { removeUnused } from '../../platform/images/roll-back.ts'
import { checkOwnPassword } from './own-password.ts'
import { isOwnProof, type Proof } from './sign-in-proofs.ts'
import type { StudentData } from './student-data.ts'

/** Needs the password or a fresh proof of the linked account. Sessions, codes, links and queued emails cascade. Rejects with 400 or 429. */
export async function deleteStudent(
  deps: {
    db: Db
    attempts: Attempts
    trustedNetworks: TrustedNetworks
    pictures: Pictures
    now: () => Date
    studentData: StudentData
  },
  student: Student,
  { password, proof }: { password: string | undefined; proof: Proof | undefined },
  caller: Caller,
): Promise<void> {
  const isProven = proof !== undefined && (await isOwnProof(deps.db, student._id, proof))
  if (!isProven && password === undefined) throw badRequest(proofNeeded)
  if (!isProven && password !== undefined) {
    await checkOwnPassword(deps, student, { field: 'password', password }, caller)
  }
  await removeStudent(deps, student._id, async (trx) => {
    await student.confirm(trx)
  })
}

/** `before` runs in the same transaction. Rejects with 401 if the account is already gone. */
export async function removeStudent(
  {
    db,
    pictures,
    now,
    studentData,
  }: { db: Db; pictures: Pictures; now: () => Date; studentData: StudentData },
  studentId: string,
  before: (trx: Trx) => Promise<void>,
): Promise<void> {
  const removed = await db.transaction().execute(async (trx) => {
    await before(trx)
    // Locked, so that nothing new is stored for the account.
    const row = await trx
      .updateTable('students')
      .set((student) => ({ epoch: student.ref('epoch') }))
      .where('_id', '=', studentId)
      .returning(['profilePhoto', 'emailKey', 'verifiedAt'])
      .executeTakeFirst()
    if (!row) throw unauthorized(loginRequired)
    // An unverified address may belong to someone else.
    const provenKey = row.verifiedAt ? row.emailKey : null
    await studentData.forget(trx, { studentId, emailKey: provenKey }, now())
    await trx.deleteFrom('students').where('_id', '=', studentId).execute()
    return row
  })
  if (removed.profilePhoto) await removeUnused(pictures, removed.profilePhoto)
}
