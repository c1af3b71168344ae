import { adminLoginRequired } from 'contract/admin'
import { type Administrator, confirmedAs, type SteppingUp } from '../access/actor.ts'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import { secondsBefore } from '../http/tokens.ts'
import { takeStepUp } from './step-up.ts'

const idleMinutes = 30
const absoluteHours = 12
const seenEverySeconds = 60

type Deps = { db: Db; now: () => Date }

/** Whose password was right, and the hash that it was compared with. */
export type ProvenAdmin = { adminId: string; passwordHash: string }

/** What a session has to be younger than. */
const limits = (now: () => Date) => ({
  begun: secondsBefore(now(), absoluteHours * 3600),
  seen: secondsBefore(now(), idleMinutes * 60),
})

type Held = Pick<Administrator, 'email' | 'tokenHash'>

const confirmed = (now: () => Date, { tokenHash, email }: Held): Administrator['confirm'] =>
  async function confirm(trx) {
    const { begun, seen } = limits(now)
    // Changes nothing; it locks the session, in the words that both engines know.
    const held = await trx
      .updateTable('adminSessions')
      .set({ tokenHash })
      .where('tokenHash', '=', tokenHash)
      .where('createdAt', '>', begun)
      .where('lastSeenAt', '>', seen)
      .returning('tokenHash')
      .executeTakeFirst()
    if (!held) throw unauthorized(adminLoginRequired)
    return confirmedAs(email)
  }

/** One statement, found by its key; nothing is kept, so that a session ends everywhere at once. */
export async function findSession(
  { db, now }: Deps,
  tokenHash: string,
  network: string,
): Promise<SteppingUp | undefined> {
  const { begun, seen } = limits(now)
  const session = await db
    .selectFrom('adminSessions')
    .innerJoin('admins', 'admins._id', 'adminSessions.adminId')
    .select(['admins._id', 'tokenHash', 'email', 'passwordHash', 'lastSeenAt'])
    .where('tokenHash', '=', tokenHash)
    .where('adminSessions.createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .executeTakeFirst()
  if (session && session.lastSeenAt < secondsBefore(now(), seenEverySeconds)) {
    await db
      .updateTable('adminSessions')
      .set({ lastSeenAt: now().toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute()
      // On a full disk one stays signed in; the next request tries again.
      .catch(() => undefined)
  }
  return (
    session && {
      kind: 'administrator',
      ...session,
      network,
      confirm: confirmed(now, session),
      takeStepUp: (trx) => takeStepUp(trx, tokenHash, now()),
    }
  )
}

/** The sessions of an administrator that are not over, most recently used first. */
export function listSessions({ db, now }: Deps, adminId: string) {
  const { begun, seen } = limits(now)
  return db
    .selectFrom('adminSessions')
    .select(['tokenHash', 'userAgent', 'network', 'createdAt', 'lastSeenAt'])
    .where('adminId', '=', adminId)
    .where('createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .orderBy('lastSeenAt', 'desc')
    .execute()
}

/** Removes the rows of sessions that are over. */
export async function sweepSessions({ db, now }: Deps): Promise<void> {
  const { begun, seen } = limits(now)
  await db
    .deleteFrom('adminSessions')
    .where((row) => row.or([row('createdAt', '<=', begun), row('lastSeenAt', '<=', seen)]))
    .execute()
}
