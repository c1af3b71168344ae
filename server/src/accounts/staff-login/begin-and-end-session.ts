import type { TranslationCode } from 'college/languages'
import { type CurrentAdmin, invalidAdminLogin } from 'contract/accounts/admin'
import { secondStepOver } from 'contract/accounts/admin-factors'
import { accountDetailColumns, accountOf } from '../../platform/access/account-of.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { SessionStore } from '../../platform/http/session-store.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { factorDueOf, hasFactor } from './factor-due.ts'
import { recordSession } from './record-session.ts'
import type { ProvenAdmin } from './session-rows.ts'

type Deps = { db: Db; now: () => Date }

type Device = {
  userAgent: string | null
  earlierTokenHash: string | undefined
  network: string
  language: TranslationCode | null
}

/** Runs in the transaction that creates the session. */
export type OnStarted = (trx: Trx, begun: Device & { isFirst: boolean }) => Promise<void>

/** Replaces the session that the browser had. */
export async function beginAdminSession(
  { db, store, now, isDeployed }: Deps & { store: SessionStore; isDeployed: boolean },
  { adminId, passwordHash, isByPasswordAlone }: ProvenAdmin,
  device: Device,
  onStarted: OnStarted = async () => undefined,
): Promise<{ token: string; account: CurrentAdmin }> {
  const { userAgent, earlierTokenHash, network, language } = device
  const token = newToken()
  const timestamp = now().toISOString()
  const account = await db.transaction().execute(async (trx) => {
    const earlier = await trx
      .selectFrom('admins')
      .select('lastLoginAt')
      .where('_id', '=', adminId)
      .executeTakeFirst()
    // Also locks the account.
    const account = await trx
      .updateTable('admins')
      .set({ lastLoginAt: timestamp })
      .where('_id', '=', adminId)
      .where('passwordHash', '=', passwordHash)
      .where('disabledAt', 'is', null)
      .returning(accountDetailColumns)
      .executeTakeFirst()
    if (!account) throw unauthorized(invalidAdminLogin)
    const due = await trx
      .selectFrom('admins')
      .select(['role', 'roleSince'])
      .select((row) => hasFactor(row).as('hasFactor'))
      .where('_id', '=', adminId)
      .executeTakeFirstOrThrow()
    // Adding the first factor or clearing all of them, since the login was checked, has ended all other sessions.
    if (isByPasswordAlone === Boolean(due.hasFactor)) throw unauthorized(secondStepOver)
    await store.end(trx, earlierTokenHash)
    await trx
      .insertInto('adminSessions')
      .values({
        tokenHash: hashToken(token),
        adminId,
        createdAt: timestamp,
        lastSeenAt: timestamp,
        verifiedAt: null,
        userAgent,
        network,
      })
      .execute()
    const { email, role } = account
    await recordSession(trx, { email, role, action: 'logged in', network }, now())
    await onStarted(trx, { ...device, isFirst: !earlier?.lastLoginAt })
    // Last: whoever logs in may be a thief, so the email about it keeps the language of the login before.
    await trx.updateTable('admins').set({ language }).where('_id', '=', adminId).execute()
    const factorDue = factorDueOf(due, { isDeployed, now: now() })
    return { ...accountOf(account), ...(factorDue && { factorDue }) }
  })
  return { token, account }
}

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
    await recordSession(trx, { ...account, action: 'logged out', network }, now())
  })
}
