import { adminLoginRequired } from 'contract/admin'
import { type Administrator, confirmedAs, type SteppingUp } from '../access/actor.ts'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import type { SessionStore } from '../http/session-store.ts'
import { takeStepUp } from './step-up.ts'

/** How long an administrator stays signed in, at most and without doing anything: twelve hours, and thirty minutes. */
export const adminLife = { absoluteSeconds: 12 * 60 * 60, idleSeconds: 30 * 60 }

/** Whose password was right, and the hash that it was compared with. */
export type ProvenAdmin = { adminId: string; passwordHash: string }

type Held = Pick<Administrator, 'email' | 'tokenHash'>

const confirmed = (store: SessionStore, { tokenHash, email }: Held): Administrator['confirm'] =>
  async function confirm(trx) {
    if (!(await store.hold(trx, tokenHash))) throw unauthorized(adminLoginRequired)
    return confirmedAs(email)
  }

/** One statement, found by its key. */
export async function findSession(
  { db, now }: { db: Db; now: () => Date },
  store: SessionStore,
  tokenHash: string,
  network: string,
): Promise<SteppingUp | undefined> {
  const { begun, seen } = store.limits()
  const session = await db
    .selectFrom('adminSessions')
    .innerJoin('admins', 'admins._id', 'adminSessions.adminId')
    .select(['admins._id', 'tokenHash', 'email', 'passwordHash', 'lastSeenAt'])
    .where('tokenHash', '=', tokenHash)
    .where('adminSessions.createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .executeTakeFirst()
  if (!session) return undefined
  await store.see(session)
  return {
    kind: 'administrator',
    ...session,
    network,
    confirm: confirmed(store, session),
    takeStepUp: (trx) => takeStepUp(trx, tokenHash, now()),
  }
}

/** The sessions of an administrator that are not over, most recently used first. */
export function listSessions(db: Db, store: SessionStore, adminId: string) {
  const { begun, seen } = store.limits()
  return db
    .selectFrom('adminSessions')
    .select(['tokenHash', 'userAgent', 'network', 'createdAt', 'lastSeenAt'])
    .where('adminId', '=', adminId)
    .where('createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .orderBy('lastSeenAt', 'desc')
    .execute()
}
