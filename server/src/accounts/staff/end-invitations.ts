import { daySeconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { EndedInvitationTable } from '../../platform/db/staff-tables.ts'
import { secondsBefore } from '../../platform/tokens.ts'

export type InvitationEnding = EndedInvitationTable['ending']

/** For this long, an ended link gets a different message than an unknown one. */
const cachedSeconds = 30 * daySeconds

export async function recordEndings(
  trx: Trx,
  tokenHashes: readonly string[],
  ending: InvitationEnding,
  now: Date,
): Promise<void> {
  const endedAt = now.toISOString()
  const rows = tokenHashes.map((tokenHash) => ({ tokenHash, ending, endedAt }))
  await inRowBatches(rows, (batch) => trx.insertInto('endedInvitations').values(batch).execute())
}

/** When the inviter loses the permission. Returns the invited addresses. */
export async function endInvitationsOf(trx: Trx, inviterId: string, now: Date): Promise<string[]> {
  const ended = await trx
    .deleteFrom('invitations')
    .where('invitedById', '=', inviterId)
    .returning(['tokenHash', 'email'])
    .execute()
  const tokenHashes = ended.map(({ tokenHash }) => tokenHash)
  await recordEndings(trx, tokenHashes, 'revoked', now)
  return ended.map(({ email }) => email)
}

/** Lock order: before the account is created, as when an invitation is accepted. */
export async function endInvitationTo(trx: Trx, email: string, now: Date): Promise<void> {
  const ended = await trx
    .deleteFrom('invitations')
    .where('email', '=', email)
    .returning('tokenHash')
    .execute()
  const tokenHashes = ended.map(({ tokenHash }) => tokenHash)
  await recordEndings(trx, tokenHashes, 'used', now)
}

export async function cleanUpInvitations({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const over = secondsBefore(now(), cachedSeconds)
  await db.deleteFrom('invitations').where('expiresAt', '<=', over).execute()
  await db.deleteFrom('endedInvitations').where('endedAt', '<=', over).execute()
}
