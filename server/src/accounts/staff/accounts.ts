import { adminPasswordMinimum, chooseStronger } from 'contract/accounts/password-rule'
import { isPlainAscii } from 'contract/platform/email'
import { v7 as uuidv7 } from 'uuid'
import { departmentsText } from '../../platform/access/account-of.ts'
import type { Confirmed } from '../../platform/access/actor.ts'
import {
  commandLine,
  type NewActivity,
  recordActivity,
} from '../../platform/activity-log/record-activity.ts'
import { weaknessOf } from '../../platform/config/strong-password.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'
import { badRequest, conflict, notFound } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/runtime/passwords.ts'
import { adminDayKey } from '../staff-login/admin-day-key.ts'
import { lockAccountOf } from '../staff-login/lock-account.ts'
import { removeLocked } from './change-account.ts'
import { endInvitationTo } from './end-invitations.ts'

const asciiOnly =
  'Only English letters are allowed in the email address. If its domain is in another script, enter the form that begins with xn--'

/** The command line has no signed-in administrator. */
const note = (
  trx: Trx,
  { _id, email }: { _id: string; email: string },
  activity: Pick<NewActivity, 'admin' | 'action' | 'before' | 'after'>,
) => {
  const target = { _id, name: email }
  return recordActivity(trx, { ...activity, subject: 'administrator', target }, new Date())
}

function requireStrongPassword(email: string, password: string): void {
  const error = weaknessOf(password, { email, minimum: adminPasswordMinimum })
  if (error) throw badRequest(chooseStronger(error))
}

/** Rejects with 400 or 409. */
export async function createAdmin(
  db: Db,
  email: string,
  password: string,
  by: Confirmed = commandLine,
): Promise<void> {
  // Some mail programs fold other letters, possibly into someone else's address.
  if (!isPlainAscii(email.trim())) throw badRequest(asciiOnly)
  requireStrongPassword(email, password)
  const passwordHash = await hashPassword(password)
  const createdAt = new Date().toISOString()
  await db.transaction().execute(async (trx) => {
    await endInvitationTo(trx, emailKey(email), new Date(createdAt))
    const created = await trx
      .insertInto('admins')
      .values({
        _id: uuidv7(),
        email: emailKey(email),
        passwordHash,
        createdAt,
        name: '',
        role: 'owner',
        departments: departmentsText([]),
        mayPublish: 0,
        memberId: null,
        disabledAt: null,
        lastLoginAt: null,
        roleSince: createdAt,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['_id', 'email'])
      .executeTakeFirst()
    if (!created) throw conflict(`There is already an administrator ${emailKey(email)}`)
    await note(trx, created, { admin: by, action: 'created', after: { email: created.email } })
  })
}

/** Ends all sessions. Rejects with 404. */
export async function setAdminPassword(db: Db, email: string, password: string): Promise<void> {
  requireStrongPassword(email, password)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const admin = await trx
      .updateTable('admins')
      .set({ passwordHash })
      .where('email', '=', emailKey(email))
      .returning(['_id', 'email'])
      .executeTakeFirst()
    if (!admin) throw notFound(`There is no administrator ${emailKey(email)}`)
    await trx.deleteFrom('adminSessions').where('adminId', '=', admin._id).execute()
    await trx.deleteFrom('adminResets').where('adminId', '=', admin._id).execute()
    // They have probably used up their attempts.
    await trx.deleteFrom('attempts').where('key', '=', adminDayKey(admin.email)).execute()
    const after = { password: 'changed' }
    await note(trx, admin, { admin: commandLine, action: 'updated', after })
  })
}

/** Ends all sessions. Rejects with 404, or with 409 for the last owner who can log in. */
export async function removeAdmin(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await lockAccountOf(trx, email)
    await removeLocked(trx, account, new Date())
    const before = { email: account.email }
    await note(trx, account, { admin: commandLine, action: 'deleted', before })
  })
}

export const listAdmins = (db: Db) =>
  db
    .selectFrom('admins')
    .select(['email', 'createdAt', 'role', 'disabledAt'])
    .orderBy('email')
    .execute()
