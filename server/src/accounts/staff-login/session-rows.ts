import { adminLoginRequired } from 'contract/accounts/admin'
import { hourSeconds, minuteSeconds } from 'contract/platform/durations'
import { rightsChanged } from 'contract/platform/roles'
import { accountDepartments } from '../../platform/access/account-of.ts'
import { type Administrator, confirmedAs, type SteppingUp } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { AdminTable } from '../../platform/db/staff-tables.ts'
import { forbidden, unauthorized } from '../../platform/errors.ts'
import type { SessionStore } from '../../platform/http/session-store.ts'
import { factorDueOf, hasFactor } from './factor-due.ts'
import { requireStepUp } from './step-up.ts'

export const adminSessionLifetime = {
  absoluteSeconds: 12 * hourSeconds,
  idleSeconds: 30 * minuteSeconds,
}

export type ProvenAdmin = {
  adminId: string
  passwordHash: string
  /** Neither a passkey nor a second step. */
  isByPasswordAlone: boolean
}

const statuses = ['role', 'departments', 'mayPublish', 'memberId'] as const
type Status = Pick<AdminTable, (typeof statuses)[number]>
type Locked = Status & { _id: string; tokenHash: string; email: string }

/** Permission changes lock the sessions first, so that the two serialise. */
const confirmed = (
  store: SessionStore,
  { _id, tokenHash, email, ...loaded }: Locked,
): Administrator['confirm'] =>
  async function confirm(trx) {
    if (!(await store.hold(trx, tokenHash))) throw unauthorized(adminLoginRequired)
    const current = await trx
      .selectFrom('admins')
      .select(statuses)
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
    if (statuses.some((column) => current[column] !== loaded[column]))
      throw forbidden(rightsChanged)
    return confirmedAs(email, current.role)
  }

type FinderDeps = { db: Db; now: () => Date; isDeployed: boolean }

/** A single statement, prepared once: building it takes several times as long as running it. */
export function createAdminSessionFinder({ db, now, isDeployed }: FinderDeps, store: SessionStore) {
  const requested = db
    .selectFrom('adminSessions')
    .innerJoin('admins', 'admins._id', 'adminSessions.adminId')
    .select(['admins._id', 'tokenHash', 'email', 'name', 'passwordHash', 'lastSeenAt', 'roleSince'])
    .select(statuses)
    .select((row) => hasFactor(row).as('hasFactor'))
    .where('disabledAt', 'is', null)
    // Placeholders, bound in this order on each call.
    .where('tokenHash', '=', '')
    .where('adminSessions.createdAt', '>', '')
    .where('lastSeenAt', '>', '')
    .compile()

  return async function find(tokenHash: string, network: string): Promise<SteppingUp | undefined> {
    const { begun, seen } = store.limits()
    const question: typeof requested = { ...requested, parameters: [tokenHash, begun, seen] }
    const [session] = (await db.executeQuery(question)).rows
    if (!session) return undefined
    await store.see([session])
    return {
      kind: 'administrator',
      ...session,
      departments: accountDepartments(session),
      mayPublish: session.mayPublish === 1,
      factorDue: factorDueOf(session, { isDeployed, now: now() }),
      network,
      confirm: confirmed(store, session),
      useStepUp: (trx) => requireStepUp(trx, tokenHash, now()),
    }
  }
}

export function readAdminSessions(db: Db, store: SessionStore, adminId: string) {
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

export async function countSessions(
  db: Db,
  store: SessionStore,
): Promise<ReadonlyMap<string, number>> {
  const { begun, seen } = store.limits()
  const rows = await db
    .selectFrom('adminSessions')
    .select(({ fn }) => ['adminId', fn.countAll<number | string>().as('sessions')])
    .where('createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .groupBy('adminId')
    .execute()
  return new Map(rows.map(({ adminId, sessions }) => [adminId, Number(sessions)]))
}
