import type { Confirmed, SteppingUp } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'
import { removeFactors } from '../factors/factors-of.ts'
import type { StaffDeps } from './deps.ts'
import { type AdminRow, lockAccount } from './lock-account.ts'
import { factorMail } from './mails.ts'

const ownFactors = 'Remove your own second factors in Settings'

type ClearDeps = Pick<StaffDeps, 'db' | 'mail' | 'now'>

/** The account must be locked. */
export async function clearLocked(
  trx: Trx,
  { mail, now }: Omit<ClearDeps, 'db'>,
  { _id, email }: AdminRow,
  admin: Confirmed,
): Promise<void> {
  await removeFactors(trx, _id)
  await trx.deleteFrom('adminSessions').where('adminId', '=', _id).execute()
  await trx.deleteFrom('adminResets').where('adminId', '=', _id).execute()
  const target = { _id, name: email }
  const after = { factors: 'removed', sessions: 'ended everywhere' }
  const activity = { admin, action: 'updated', subject: 'administrator', target, after } as const
  await recordActivity(trx, activity, now())
  if (mail.canSend)
    await mail.queue(
      trx,
      factorMail(email, { text: 'all second factors removed, signed out everywhere' }),
    )
}

/** Rejects with 403, 404, or 409 for the actor's own account. */
export async function clearFactorsOf(
  deps: ClearDeps,
  _id: string,
  actor: SteppingUp,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, _id)
    const admin = await actor.confirm(trx)
    await actor.useStepUp(trx)
    if (_id === actor._id) throw conflict(ownFactors)
    await clearLocked(trx, deps, account, admin)
  })
  deps.mail.sendQueued()
}
