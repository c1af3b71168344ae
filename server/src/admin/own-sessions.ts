import { type AdminAccountSession, sessionNotFound } from 'contract/admin-account'
import type { Db } from '../db/open.ts'
import { present } from '../db/rows.ts'
import { notFound } from '../errors.ts'
import { hashToken } from '../http/tokens.ts'
import { noteSession } from './note-session.ts'
import type { AdminSession } from './session-rows.ts'
import type { AdminSessions } from './sessions.ts'

/** Names a session for its owner; what the cookie holds cannot be had from it. */
const idOf = (tokenHash: string) => hashToken(tokenHash).slice(0, 32)

type Deps = { db: Db; adminSessions: AdminSessions; now: () => Date }

/** Where this administrator is signed in, most recently used first. */
export async function listOwnSessions(
  { adminSessions }: Pick<Deps, 'adminSessions'>,
  session: AdminSession,
): Promise<AdminAccountSession[]> {
  const rows = await adminSessions.listOf(session.adminId)
  return rows.map(({ tokenHash, ...row }) => ({
    ...present(row),
    _id: idOf(tokenHash),
    isCurrent: tokenHash === session.tokenHash,
  }))
}

/** Ends one session of the administrator. Rejects with 404 when there is none of that id. */
export async function endOwnSession(
  deps: Deps,
  session: AdminSession,
  sessionId: string,
  network: string,
): Promise<void> {
  const rows = await deps.adminSessions.listOf(session.adminId)
  const ended = rows.find(({ tokenHash }) => idOf(tokenHash) === sessionId)
  if (!ended) throw notFound(sessionNotFound)
  await end(deps, session, network, [ended.tokenHash])
}

/** Ends all sessions of the administrator but the one that asks. */
export async function endOtherSessions(
  deps: Deps,
  session: AdminSession,
  network: string,
): Promise<void> {
  const rows = await deps.adminSessions.listOf(session.adminId)
  const others = rows.map(({ tokenHash }) => tokenHash)
  await end(
    deps,
    session,
    network,
    others.filter((tokenHash) => tokenHash !== session.tokenHash),
  )
}

/** Notes each session that ended, once, as if it had logged out. */
async function end(
  { db, now }: Deps,
  { email, confirm }: AdminSession,
  network: string,
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
      await noteSession(trx, { email, action: 'logged out', network, by: 'another device' }, now())
  })
}
