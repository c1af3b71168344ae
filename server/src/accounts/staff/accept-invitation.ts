import type {
  acceptInvitation,
  InvitationStatus,
  readInvitation,
} from 'contract/accounts/invitations'
import { invitationStatuses } from 'contract/accounts/invitations'
import { adminPasswordMinimum } from 'contract/accounts/password-rule'
import { v7 as uuidv7 } from 'uuid'
import type * as z from 'zod/mini'
import { confirmedAs } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { requireStrongPassword } from '../../platform/config/strong-password.ts'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/runtime/passwords.ts'
import { hashToken } from '../../platform/tokens.ts'
import { countAdminAttempt } from '../staff-login/check-login.ts'
import type { StaffDeps } from '../staff-login/deps.ts'
import { accountAuditEntry, accountDetailsOf } from './account-details.ts'
import { recordEndings } from './end-invitations.ts'
import { calledBy } from './invitations.ts'

type AcceptDeps = Pick<StaffDeps, 'db' | 'attempts' | 'now'>
type Read = z.infer<(typeof readInvitation)['response'][200]>
type Acceptance = z.infer<(typeof acceptInvitation)['body']>

const goneStatus = 410
const over = (ending: InvitationStatus) => new HttpError(goneStatus, invitationStatuses[ending])

async function endingOf(db: DbOrTrx, tokenHash: string): Promise<InvitationStatus> {
  const ended = await db
    .selectFrom('endedInvitations')
    .select('ending')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (ended) return ended.ending
  const late = await db
    .selectFrom('invitations')
    .select('_id')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return late ? 'expired' : 'unknown'
}

const findOpen = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('invitations')
    .innerJoin('admins', 'admins._id', 'invitations.invitedById')
    .selectAll('invitations')
    .select(['admins.name as inviterName', 'admins.email as inviterEmail'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()

/** Doesn't use up the link. Rejects with 429. */
export async function readInvitationBy(
  { db, attempts, now }: AcceptDeps,
  token: string,
  network: string,
): Promise<Read> {
  await countAdminAttempt(attempts, network)
  const tokenHash = hashToken(token)
  const result = await findOpen(db, tokenHash, now())
  if (!result) return { ending: await endingOf(db, tokenHash) }
  const { email, expiresAt, inviterName, inviterEmail } = result
  const invitedBy = calledBy({ name: inviterName, email: inviterEmail })
  return { invitation: { ...accountDetailsOf(result), email, invitedBy, expiresAt } }
}

/** Of two concurrent calls, one wins. Rejects with 400 for a weak password (keeping the link), 410 for an expired link, or 429. */
export async function acceptInvitationBy(
  { db, attempts, now }: AcceptDeps,
  { token, name, newPassword }: Acceptance,
  network: string,
): Promise<{ adminId: string }> {
  await countAdminAttempt(attempts, network)
  const tokenHash = hashToken(token)
  const result = await findOpen(db, tokenHash, now())
  if (!result) throw over(await endingOf(db, tokenHash))
  const owner = { email: result.email, minimum: adminPasswordMinimum }
  requireStrongPassword(newPassword, owner, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (trx) => {
    const timestamp = now()
    const accepted = await trx
      .deleteFrom('invitations')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', timestamp.toISOString())
      .returningAll()
      .executeTakeFirst()
    if (!accepted) throw over(await endingOf(trx, tokenHash))
    const { email, role, departments, mayPublish, memberId } = accepted
    const row = { name, role, departments, mayPublish, memberId }
    const adminId = uuidv7()
    const created = await trx
      .insertInto('admins')
      .values({
        ...row,
        _id: adminId,
        email,
        passwordHash,
        createdAt: timestamp.toISOString(),
        disabledAt: null,
        lastLoginAt: null,
        roleSince: timestamp.toISOString(),
      })
      .onConflict((same) => same.column('email').doNothing())
      .returning('_id')
      .executeTakeFirst()
    if (!created) throw over('used')
    await recordEndings(trx, [tokenHash], 'used', timestamp)
    await recordActivity(
      trx,
      {
        admin: confirmedAs(email, role),
        action: 'created',
        subject: 'administrator',
        target: { _id: adminId, name: email },
        after: { ...accountAuditEntry(row), network },
      },
      timestamp,
    )
    return { adminId }
  })
}
