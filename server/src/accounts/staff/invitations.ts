import {
  alreadyInvited,
  hasAccount,
  type InvitationForm,
  invitationNotFound,
} from 'contract/accounts/invitations'
import { invitationDays } from 'contract/content/retention'
import { dayMilliseconds } from 'contract/platform/durations'
import { pageAddresses } from 'contract/platform/page-addresses'
import { v7 as uuidv7 } from 'uuid'
import type { Administrator, SteppingUp } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'
import { HttpError, notFound } from '../../platform/errors.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import type { StaffDeps } from '../staff-login/deps.ts'
import { accountAuditEntry, accountColumns, requireLinkedMember } from './account-details.ts'
import { recordEndings } from './end-invitations.ts'
import { invitationMail } from './mails.ts'

type InviteDeps = Pick<StaffDeps, 'db' | 'mail' | 'config' | 'now'>
type Written = { _id: string; form: InvitationForm; actor: Administrator; now: Date }

const taken = (message: string) => new HttpError(409, message, { errors: { email: message } })

export const calledBy = ({ name, email }: { name: string; email: string }) => name || email

/** Returns the link's token. Rejects with 409 if the address has an account or an invitation. */
async function write(trx: Trx, { _id, form, actor, now }: Written) {
  const email = emailKey(form.email)
  const account = trx.selectFrom('admins').select('_id').where('email', '=', email)
  if (await account.executeTakeFirst()) throw taken(hasAccount)
  await requireLinkedMember(trx, form)
  const token = newToken()
  const row = {
    ...accountColumns(form),
    _id,
    email,
    tokenHash: hashToken(token),
    invitedById: actor._id,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + invitationDays * dayMilliseconds).toISOString(),
  }
  const written = await trx
    .insertInto('invitations')
    .values(row)
    .onConflict((same) => same.column('email').doNothing())
    .returning('_id')
    .executeTakeFirst()
  if (!written) throw taken(alreadyInvited)
  return { token, row }
}

const targetOf = ({ _id, email }: { _id: string; email: string }) => ({ _id, name: email })

/** Sent at once, so that the token is in no table. */
async function send(
  { mail, config }: InviteDeps,
  { email, name, role }: InvitationForm,
  { token, actor }: { token: string; actor: Administrator },
) {
  // After "#", so that the token is in no log.
  const url = `${config.publicUrl}${pageAddresses['admin-invitation']}#${token}`
  const template = invitationMail({ email, name }, { invitedBy: calledBy(actor), role, url })
  if (!mail.canSend) return { url, isMailed: false }
  // The mailer has logged why; the owner can pass the link on.
  const isMailed = await mail.sendNow(template).then(
    () => true,
    () => false,
  )
  return { url, isMailed }
}

/** Rejects with 400, 403 or 409. */
export async function invite(deps: InviteDeps, form: InvitationForm, actor: SteppingUp) {
  const now = deps.now()
  const token = await deps.db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const { token, row } = await write(trx, { _id: uuidv7(), form, actor, now })
    const activity = { admin, action: 'invited', subject: 'administrator' } as const
    const after = accountAuditEntry(row)
    await recordActivity(trx, { ...activity, target: targetOf(row), after }, now)
    // Last, so that other errors don't use up the step-up.
    await actor.useStepUp(trx)
    return token
  })
  return send(deps, form, { token, actor })
}

/** The old link stops working. Rejects with 400, 403, 404 or 409. */
export async function reissueInvitation(
  deps: InviteDeps,
  _id: string,
  form: InvitationForm,
  actor: SteppingUp,
) {
  const now = deps.now()
  const token = await deps.db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const earlier = await remove(trx, _id)
    await recordEndings(trx, [earlier.tokenHash], 'replaced', now)
    const { token, row } = await write(trx, { _id, form, actor, now })
    const activity = { admin, action: 'invited', subject: 'administrator' } as const
    const before = { email: earlier.email, ...accountAuditEntry(earlier) }
    const after = { email: row.email, ...accountAuditEntry(row) }
    await recordActivity(trx, { ...activity, target: targetOf(row), before, after }, now)
    await actor.useStepUp(trx)
    return token
  })
  return send(deps, form, { token, actor })
}

async function remove(trx: Trx, _id: string) {
  const taken = await trx
    .deleteFrom('invitations')
    .where('_id', '=', _id)
    .returningAll()
    .executeTakeFirst()
  if (!taken) throw notFound(invitationNotFound)
  return taken
}

export async function endInvitation(
  { db, now }: Pick<InviteDeps, 'db' | 'now'>,
  _id: string,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const revoked = await remove(trx, _id)
    const timestamp = now()
    await recordEndings(trx, [revoked.tokenHash], 'revoked', timestamp)
    const activity = { admin, action: 'updated', subject: 'administrator' } as const
    const change = { before: { invitation: 'open' }, after: { invitation: 'revoked' } }
    await recordActivity(trx, { ...activity, ...change, target: targetOf(revoked) }, timestamp)
  })
}
