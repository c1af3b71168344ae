import { loginRequired } from 'contract/accounts/account'
import type { Account, StudentProfileForm } from 'contract/accounts/account-settings'
import type { Student, Visitor } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { emailKey } from '../../platform/email-key.ts'
import { badRequest, unauthorized } from '../../platform/errors.ts'
import type { Attempts } from '../../platform/http/attempts.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import { removeUnused, rollBack } from '../../platform/images/roll-back.ts'
import { countPhoto } from './limits.ts'

export function currentUserOf(actor: Student | Visitor) {
  if (actor.kind === 'visitor') throw badRequest(loginRequired)
  return userOf(actor)
}

function userOf({ _id, name, email, mobileNumber, profilePhoto, verifiedAt }: Student) {
  const known = withoutNulls({ _id, name, email, mobileNumber, profilePhoto })
  return { ...known, isVerified: verifiedAt !== null }
}

export async function readStudentAccount(db: Db, student: Student): Promise<Account> {
  const { passwordHash, createdAt } = await db
    .selectFrom('students')
    .select(['passwordHash', 'createdAt'])
    .where('_id', '=', student._id)
    .executeTakeFirstOrThrow(() => unauthorized(loginRequired))
  const link = await db
    .selectFrom('studentLinks')
    .select('subject')
    .where('studentId', '=', student._id)
    .executeTakeFirst()
  return {
    ...userOf(student),
    createdAt,
    hasPassword: passwordHash !== null,
    isLinked: link !== undefined,
  }
}

/** Deletes the old photo after the commit. Rejects with 429. */
export async function updateProfile(
  { db, attempts, pictures }: { db: Db; attempts: Attempts; pictures: Pictures },
  { _id, email, network, confirm }: Student,
  { fullName: name, mobileNumber, profilePhoto: file }: StudentProfileForm,
): Promise<void> {
  if (file) await countPhoto(attempts, emailKey(email), network)
  const profilePhoto = file && (await pictures.save(file))
  const replaced = await db
    .transaction()
    .execute(async (trx) => {
      await confirm(trx)
      const before = await trx
        .updateTable('students')
        .set({ name, mobileNumber })
        .where('_id', '=', _id)
        .returning('profilePhoto')
        .executeTakeFirstOrThrow()
      if (!profilePhoto) return undefined
      await trx.updateTable('students').set({ profilePhoto }).where('_id', '=', _id).execute()
      return before.profilePhoto
    })
    .catch(rollBack(pictures, profilePhoto))
  if (replaced) await removeUnused(pictures, replaced)
}
