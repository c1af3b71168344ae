import { adminLoginRequired, incorrectPassword } from 'contract/accounts/admin'
import type { ChangeAdminPasswordForm } from 'contract/accounts/admin-account'
import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Caller } from '../../platform/access/trusted-networks.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { requireStrongPassword } from '../../platform/config/strong-password.ts'
import { badRequest, unauthorized } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/runtime/passwords.ts'
import { isOwnPassword } from './check-login.ts'
import type { StaffDeps } from './deps.ts'
import { adminPasswordMail } from './mails.ts'

type ChangeDeps = Pick<
  StaffDeps,
  'db' | 'attempts' | 'trustedNetworks' | 'adminSessions' | 'mail' | 'now'
>

/** A wrong password counts as in `verifyPassword`. Ends all other sessions and reset links. Rejects with 400, 401 or 429. */
export async function changeOwnPassword(
  deps: ChangeDeps,
  actor: Administrator,
  { currentPassword, newPassword }: ChangeAdminPasswordForm,
  caller: Caller,
): Promise<void> {
  const { _id: adminId, email, tokenHash } = actor
  requireStrongPassword(newPassword, { email, minimum: adminPasswordMinimum }, 'newPassword')
  if (!(await isOwnPassword(deps, actor, currentPassword, caller)))
    throw badRequest(incorrectPassword, { currentPassword: incorrectPassword })
  const passwordHash = await hashPassword(newPassword)
  await deps.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('admins')
      .set({ passwordHash })
      .where('_id', '=', adminId)
      // A concurrent change or reset has already ended this session.
      .where('passwordHash', '=', actor.passwordHash)
      .returning('_id')
      .executeTakeFirst()
    if (!changed) throw unauthorized(adminLoginRequired)
    const admin = await actor.confirm(trx)
    await trx
      .deleteFrom('adminSessions')
      .where('adminId', '=', adminId)
      .where('tokenHash', '!=', tokenHash)
      .execute()
    await trx.deleteFrom('adminResets').where('adminId', '=', adminId).execute()
    const target = { _id: adminId, name: email }
    const after = { password: 'changed', network: actor.network }
    await recordActivity(
      trx,
      { admin, action: 'updated', subject: 'administrator', target, after },
      deps.now(),
    )
    await deps.mail.queue(trx, adminPasswordMail(email))
  })
  deps.mail.sendQueued()
}
