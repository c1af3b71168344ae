import { deviceSignedOutAlready } from 'contract/accounts/account-settings'
import type { AdminAccountSession } from 'contract/accounts/admin-account'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { notFound } from '../../platform/errors.ts'
import { sessionIdOf } from '../../platform/http/session-store.ts'
import { recordSession } from './record-session.ts'
import type { AdminSessions } from './sessions.ts'

type Deps = { db: Db; adminSessions: AdminSessions; now: () => Date }

export async function sessionsOfAdmin(
  { adminSessions }: Pick<Deps, 'adminSessions'>,
  actor: Administrator,
): Promise<AdminAccountSession[]> {
  const rows = await adminSessions.listOf(actor._id)
  return rows.map(({ tokenHash, ...row }) => ({
    ...withoutNulls(row),
    _id: sessionIdOf(tokenHash),
    isCurrent: tokenHash === actor.tokenHash,
  }))
}

export async function endSessionOfAdmin(
  deps: Deps,
  actor: Administrator,
  sessionId: string,
): Promise<void> {
  const rows = await deps.adminSessions.listOf(actor._id)
  const ended = rows.find(({ tokenHash }) => sessionIdOf(tokenHash) === sessionId)
  if (!ended) throw notFound(deviceSignedOutAlready)
  await end(deps, actor, [ended.tokenHash])
}

export async function endOtherSessionsOfAdmin(deps: Deps, actor: Administrator): Promise<void> {
  const rows = await deps.adminSessions.listOf(actor._id)
  const others = rows.map(({ tokenHash }) => tokenHash)
  await end(
    deps,
    actor,
    others.filter((tokenHash) => tokenHash !== actor.tokenHash),
  )
}

/** Logged like a logout, once per session. */
async function end(
  { db, now }: Deps,
  { email, role, network, confirm }: Administrator,
  tokenHashes: string[],
): Promise<void> {
  if (tokenHashes.length === 0) return
  await db.transaction().execute(async (trx) => {
    await confirm(trx)
    const ended = await trx
      .deleteFrom('adminSessions')
      .where('tokenHash', 'in', tokenHashes)
      .returning('tokenHash')
      .execute()
    for (const _ of ended)
      await recordSession(
        trx,
        { email, role, action: 'logged out', network, by: 'another device' },
        now(),
      )
  })
}
