import { invalidResetToken } from 'contract/accounts/password-reset'
import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import { confirmedAs } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { requireStrongPassword } from '../../platform/config/strong-password.ts'
import { badRequest } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/runtime/passwords.ts'
import { hashToken } from '../../platform/tokens.ts'
import { adminDayKey } from './admin-day-key.ts'
import { countAdminAttempt } from './check-login.ts'
import type { StaffDeps } from './deps.ts'
import { adminPasswordMail } from './mails.ts'

type ResetDeps = Pick<StaffDeps, 'db' | 'attempts' | 'mail' | 'now'>

/** Ends all sessions, links and logins in progress. Rejects with 400; a rejected password doesn't use up the token. */
export async function resetForgottenAdminPassword(
  { db, attempts, mail, now }: ResetDeps,
  { token, newPassword }: { token: string; newPassword: string },
  network: string,
): Promise<void> {
  await countAdminAttempt(attempts, network)
  const tokenHash = hashToken(token)
  const admin = await db
    .selectFrom('adminResets')
    .innerJoin('admins', 'admins._id', 'adminResets.adminId')
    .select(['adminId', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now().toISOString())
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!admin) throw badRequest(invalidResetToken)
  const { adminId, email } = admin
  requireStrongPassword(newPassword, { email, minimum: adminPasswordMinimum }, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await db.transaction().execute(async (trx) => {
    // Account first, as everywhere: a fixed lock order prevents deadlocks.
    await trx.updateTable('admins').set({ passwordHash }).where('_id', '=', adminId).execute()
    const used = await trx
      .deleteFrom('adminResets')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now().toISOString())
      .returning('adminId')
      .executeTakeFirst()
    if (!used) throw badRequest(invalidResetToken)
    await trx.deleteFrom('adminResets').where('adminId', '=', adminId).execute()
    await trx.deleteFrom('adminSessions').where('adminId', '=', adminId).execute()
    const target = { _id: adminId, name: email }
    const after = { password: 'reset by a mailed link', network }
    await recordActivity(
      trx,
      { admin: confirmedAs(email), action: 'updated', subject: 'administrator', target, after },
      now(),
    )
    await mail.queue(trx, adminPasswordMail(email))
  })
  mail.sendQueued()
  // Verified mailbox: other people's wrong passwords no longer count.
  await attempts.forget(adminDayKey(email))
}
