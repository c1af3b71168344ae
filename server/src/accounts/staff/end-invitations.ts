import { daySeconds } from 'contract/platform/durations'
import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { EndedInvitationTable } from '../../platform/db/staff-tables.ts'
import { secondsBefore } from '../../platform/http/tokens.ts'

type Trx = Transaction<Database>
export type KeptEnding = EndedInvitationTable['ending']

/** So long a link that is over can be told from one that never was. */
const keptSeconds = 30 * daySeconds

/** Records how invitations ended that were just deleted, so that whoever follows their links is told. */
export async function recordEndings(
  trx: Trx,
  tokenHashes: readonly string[],
  ending: KeptEnding,
  now: Date,
): Promise<void> {
  const endedAt = now.toISOString()
  const rows = tokenHashes.map((tokenHash) => ({ tokenHash, ending, endedAt }))
  await inRowBatches(rows, (batch) => trx.insertInto('endedInvitations').values(batch).execute())
}

/** Ends what somebody has invited others to, who may invite nobody any more. Gives the addresses. */
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

/** Ends the invitation of an address that is given an account in another way; before that, as whoever accepts does. */
export async function endInvitationTo(trx: Trx, email: string, now: Date): Promise<void> {
  const ended = await trx
    .deleteFrom('invitations')
    .where('email', '=', email)
    .returning('tokenHash')
    .execute()
  const tokenHashes = ended.map(({ tokenHash }) => tokenHash)
  await recordEndings(trx, tokenHashes, 'used', now)
}

/** Removes invitations that were over long ago, and how others ended. */
export async function sweepInvitations({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const over = secondsBefore(now(), keptSeconds)
  await db.deleteFrom('invitations').where('expiresAt', '<=', over).execute()
  await db.deleteFrom('endedInvitations').where('endedAt', '<=', over).execute()
}
