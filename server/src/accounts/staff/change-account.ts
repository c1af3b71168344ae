import { type AccountChange, accountChangedMeanwhile } from 'contract/accounts/staff-accounts'
import { needsFactor } from 'contract/platform/roles'
import type { Administrator, Confirmed, SteppingUp } from '../../platform/access/actor.ts'
import { type NewActivity, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'
import type { StaffDeps } from '../staff-login/deps.ts'
import {
  type AdminRow,
  lockAccount,
  lockAdminSessions,
  requireRemainingOwner,
} from '../staff-login/lock-account.ts'
import {
  accountAuditEntry,
  accountColumns,
  accountDetailsOf,
  requireLinkedMember,
} from './account-details.ts'
import { endInvitationsOf } from './end-invitations.ts'
import { changedMail, disabledMail, removedMail } from './mails.ts'

type ChangeDeps = Pick<StaffDeps, 'db' | 'mail' | 'now'>

type Act = {
  trx: Trx
  account: AdminRow
  now: Date
  note: (activity: Pick<NewActivity, 'action' | 'before' | 'after'>) => Promise<void>
  notify: (email: typeof disabledMail) => Promise<void>
}

/** Locks the account; `allow` checks the actor again. */
async function act(
  { db, mail, now }: ChangeDeps,
  _id: string,
  allow: (trx: Trx) => Promise<Confirmed>,
  work: (act: Act) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, _id)
    const admin = await allow(trx)
    const timestamp = now()
    const target = { _id, name: account.email }
    await work({
      trx,
      account,
      now: timestamp,
      note: (activity) =>
        recordActivity(trx, { admin, subject: 'administrator', target, ...activity }, timestamp),
      notify: async (email) => {
        if (mail.canSend) await mail.queue(trx, email(account))
      },
    })
  })
  mail.sendQueued()
}

const withPassword = (actor: SteppingUp) => async (trx: Trx) => {
  const admin = await actor.confirm(trx)
  await actor.useStepUp(trx)
  return admin
}

/** Switching between roles that need a second factor doesn't restart the grace period. */
const keepsGrace = (before: Pick<AdminRow, 'role'>, after: Pick<AdminRow, 'role'>) =>
  after.role === before.role || (needsFactor(before.role) && needsFactor(after.role))

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** Rejects with 409 for a concurrent change or the last owner, with 400, 403 or 404. */
export const updateAdmin = (
  deps: ChangeDeps,
  _id: string,
  { seen, ...form }: AccountChange,
  actor: SteppingUp,
): Promise<void> =>
  act(deps, _id, withPassword(actor), async ({ trx, account, now, note, notify }) => {
    const before = accountColumns(accountDetailsOf(account))
    if (!isSame(before, accountColumns(seen))) throw conflict(accountChangedMeanwhile)
    const after = accountColumns(form)
    if (isSame(before, after)) return
    await requireLinkedMember(trx, form)
    await lockAdminSessions(trx, _id)
    if (after.role !== 'owner') {
      await requireRemainingOwner(trx, account)
      // The sessions are locked, so a concurrent invitation has been written by now.
      await endInvitationsOf(trx, _id, now)
    }
    const roleSince = keepsGrace(before, after) ? account.roleSince : now.toISOString()
    await trx
      .updateTable('admins')
      .set({ ...after, roleSince })
      .where('_id', '=', _id)
      .execute()
    await note({
      action: 'updated',
      before: accountAuditEntry(before),
      after: accountAuditEntry(after),
    })
    const isRenamedOnly = isSame({ ...before, name: '' }, { ...after, name: '' })
    if (!isRenamedOnly)
      await notify(({ email }) => changedMail({ email, name: after.name }, after.role))
  })

const endSessions = (trx: Trx, adminId: string) =>
  trx.deleteFrom('adminSessions').where('adminId', '=', adminId).execute()

/** Ends all sessions, reset links and sent invitations. Rejects with 409 for the last owner, with 403 or 404. */
export const disableAdmin = (deps: ChangeDeps, _id: string, actor: SteppingUp): Promise<void> =>
  act(deps, _id, withPassword(actor), async ({ trx, account, now, note, notify }) => {
    if (account.disabledAt) return
    await requireRemainingOwner(trx, account)
    await endSessions(trx, _id)
    await endInvitationsOf(trx, _id, now)
    await trx.deleteFrom('adminResets').where('adminId', '=', _id).execute()
    const disabledAt = now.toISOString()
    await trx.updateTable('admins').set({ disabledAt }).where('_id', '=', _id).execute()
    await note({
      action: 'updated',
      before: { account: 'enabled' },
      after: { account: 'disabled' },
    })
    await notify(disabledMail)
  })

export const enableAdmin = (deps: ChangeDeps, _id: string, actor: SteppingUp): Promise<void> =>
  act(deps, _id, withPassword(actor), async ({ trx, account, note }) => {
    if (!account.disabledAt) return
    await trx.updateTable('admins').set({ disabledAt: null }).where('_id', '=', _id).execute()
    await note({
      action: 'updated',
      before: { account: 'disabled' },
      after: { account: 'enabled' },
    })
  })

export const endAdminSessions = (
  deps: ChangeDeps,
  _id: string,
  actor: Administrator,
): Promise<void> =>
  act(deps, _id, actor.confirm, async ({ trx, note }) => {
    await endSessions(trx, _id)
    await note({ action: 'updated', after: { sessions: 'ended everywhere' } })
  })

/** Content keeps the name; owned entries lose their owner. Rejects with 409 for the last owner, with 403 or 404. */
export const deleteAdmin = (deps: ChangeDeps, _id: string, actor: SteppingUp): Promise<void> =>
  act(deps, _id, withPassword(actor), async ({ trx, account, now, note, notify }) => {
    // First: the account says which language the email is in.
    await notify(removedMail)
    await removeLocked(trx, account, now)
    const { email } = account
    await note({ action: 'deleted', before: { email, ...accountAuditEntry(account) } })
  })

/** The account must be locked and the permission checked. */
export async function removeLocked(trx: Trx, account: AdminRow, now: Date): Promise<void> {
  await requireRemainingOwner(trx, account)
  // Before the account: writers lock the session first and then read the account.
  await endSessions(trx, account._id)
  await endInvitationsOf(trx, account._id, now)
  await trx.deleteFrom('admins').where('_id', '=', account._id).execute()
}
