import { type CurrentAdmin, invalidLogin } from 'contract/accounts/admin'
import type { Transaction } from 'kysely'
import { accountOf, toldColumns } from '../../platform/access/account-of.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database } from '../../platform/db/schema.ts'
import { unauthorized } from '../../platform/http/errors.ts'
import type { SessionStore } from '../../platform/http/session-store.ts'
import { hashToken, newToken } from '../../platform/http/tokens.ts'
import { factorDueOf, hasFactor } from './factor-due.ts'
import { noteSession } from './note-session.ts'
import type { ProvenAdmin } from './session-rows.ts'

type Deps = { db: Db; now: () => Date }

/** Where a session is begun: the browser's words, the session that it brought along, and its network. */
type Device = { userAgent: string | null; earlierTokenHash: string | undefined; network: string }

/** Writes what comes with a new session, in its transaction: where it was begun, and whether it is the account's first. */
export type OnBegun = (
  trx: Transaction<Database>,
  begun: Device & { isFirst: boolean },
) => Promise<void>

/** Begins a session of an administrator, ends the one that the browser brought along, and gives the token and the account. */
export async function beginSession(
  { db, store, now, isDeployed }: Deps & { store: SessionStore; isDeployed: boolean },
  { adminId, passwordHash }: ProvenAdmin,
  device: Device,
  onBegun: OnBegun = async () => undefined,
): Promise<{ token: string; account: CurrentAdmin }> {
  const { userAgent, earlierTokenHash, network } = device
  const token = newToken()
  const moment = now().toISOString()
  const account = await db.transaction().execute(async (trx) => {
    const earlier = await trx
      .selectFrom('admins')
      .select(['lastLoginAt', 'role', 'roleSince'])
      .select((row) => hasFactor(row).as('hasFactor'))
      .where('_id', '=', adminId)
      .executeTakeFirst()
    // It locks the account, too.
    const account = await trx
      .updateTable('admins')
      .set({ lastLoginAt: moment })
      .where('_id', '=', adminId)
      .where('passwordHash', '=', passwordHash)
      .where('disabledAt', 'is', null)
      .returning(toldColumns)
      .executeTakeFirst()
    if (!account) throw unauthorized(invalidLogin)
    await store.end(trx, earlierTokenHash)
    await trx
      .insertInto('adminSessions')
      .values({
        tokenHash: hashToken(token),
        adminId,
        createdAt: moment,
        lastSeenAt: moment,
        verifiedAt: null,
        userAgent,
        network,
      })
      .execute()
    const { email, role } = account
    await noteSession(trx, { email, role, action: 'logged in', network }, now())
    await onBegun(trx, { ...device, isFirst: !earlier?.lastLoginAt })
    const factorDue = earlier && factorDueOf(earlier, { isDeployed, now: now() })
    return { ...accountOf(account), ...(factorDue && { factorDue }) }
  })
  return { token, account }
}

/** Ends a session that is left, and notes it; does nothing when it is over already. */
export async function leaveSession(
  { db, now }: Deps,
  tokenHash: string,
  network: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('adminSessions')
      .where('tokenHash', '=', tokenHash)
      .returning('adminId')
      .executeTakeFirst()
    if (!ended) return
    const account = await trx
      .selectFrom('admins')
      .select(['email', 'role'])
      .where('_id', '=', ended.adminId)
      .executeTakeFirstOrThrow()
    await noteSession(trx, { ...account, action: 'logged out', network }, now())
  })
}
