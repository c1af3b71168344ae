import type { OpenInvitation } from 'contract/accounts/invitations'
import type { StaffAccount } from 'contract/accounts/staff-accounts'
import { hasRight, type Right } from 'contract/platform/roles'
import type { Administrator } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { StaffDeps } from '../staff-login/deps.ts'
import { accountDetailsOf } from './account-details.ts'
import { calledBy } from './invitations.ts'

type ListDeps = Pick<StaffDeps, 'db' | 'adminSessions' | 'now'>

async function countEntries(db: Db): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom('contentItems')
    .select(({ fn }) => ['ownerId', fn.countAll<number | string>().as('entries')])
    .where('ownerId', 'is not', null)
    .where('deletedAt', 'is', null)
    .groupBy('ownerId')
    .execute()
  return new Map(rows.map(({ ownerId, entries }) => [ownerId, Number(entries)]))
}

async function readFactored(db: Db): Promise<ReadonlySet<string | null>> {
  const withPasskey = await db
    .selectFrom('passkeys')
    .select('adminId')
    .where('adminId', 'is not', null)
    .execute()
  const withApp = await db
    .selectFrom('authenticatorApps')
    .select('adminId')
    .where('confirmedAt', 'is not', null)
    .execute()
  return new Set([...withPasskey, ...withApp].map(({ adminId }) => adminId))
}

const seeWhatOthersDid = [
  'see content',
  'see records',
  'handle messages',
  'handle registrations',
] as const satisfies readonly Right[]

export async function readStaffNames(
  { db }: Pick<ListDeps, 'db'>,
  actor: Administrator,
): Promise<Record<string, string>> {
  if (!seeWhatOthersDid.some((right) => hasRight(actor, right))) return {}
  const rows = await db
    .selectFrom('admins')
    .select(['email', 'name'])
    .where('name', '!=', '')
    .execute()
  return Object.fromEntries(rows.map(({ email, name }) => [email, name]))
}

export async function readAccounts(
  { db, adminSessions }: ListDeps,
  actor: Administrator,
): Promise<StaffAccount[]> {
  const rows = await db.selectFrom('admins').selectAll().orderBy('email').execute()
  const sessions = await adminSessions.count()
  const entries = await countEntries(db)
  const factored = await readFactored(db)
  const accounts = rows.map(
    (row): StaffAccount => ({
      ...accountDetailsOf(row),
      _id: row._id,
      email: row.email,
      createdAt: row.createdAt,
      ...(row.disabledAt && { disabledAt: row.disabledAt }),
      ...(row.lastLoginAt && { lastLoginAt: row.lastLoginAt }),
      sessions: sessions.get(row._id) ?? 0,
      entries: entries.get(row._id) ?? 0,
      hasFactor: factored.has(row._id),
      isOwn: row._id === actor._id,
    }),
  )
  const isOut = ({ disabledAt }: StaffAccount) => Number(disabledAt !== undefined)
  return accounts.toSorted((one, other) => isOut(one) - isOut(other))
}

export async function listInvitations({
  db,
  now,
}: Pick<ListDeps, 'db' | 'now'>): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('admins', 'admins._id', 'invitations.invitedById')
    .selectAll('invitations')
    .select(['admins.name as inviterName', 'admins.email as inviterEmail'])
    .orderBy('invitations.createdAt', 'desc')
    .orderBy('invitations._id')
    .execute()
  const timestamp = now().toISOString()
  return rows.map((row) => ({
    ...accountDetailsOf(row),
    _id: row._id,
    email: row.email,
    invitedBy: calledBy({ name: row.inviterName, email: row.inviterEmail }),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    isOver: row.expiresAt <= timestamp,
  }))
}
