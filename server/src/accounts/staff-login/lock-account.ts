import { accountNotFound, lastOwner } from 'contract/accounts/staff-accounts'
import type { Selectable } from 'kysely'
import type { Trx } from '../../platform/db/schema.ts'
import type { AdminTable } from '../../platform/db/staff-tables.ts'
import { emailKey } from '../../platform/email-key.ts'
import { conflict, notFound } from '../../platform/errors.ts'

export type AdminRow = Selectable<AdminTable>

/**
 * Also locks all owners, in id order: of two changes that would leave no owner, the second sees the first. Call
 * before taking any other lock. Rejects with 404.
 */
export async function lockAccount(trx: Trx, _id: string): Promise<AdminRow> {
  const locked = await trx
    .selectFrom('admins')
    .select('_id')
    .where(({ or, eb }) => or([eb('role', '=', 'owner'), eb('_id', '=', _id)]))
    .orderBy('_id')
    .execute()
  for (const one of locked) {
    // A no-op update that locks on both engines.
    await trx
      .updateTable('admins')
      .set(({ ref }) => ({ role: ref('role') }))
      .where('_id', '=', one._id)
      .execute()
  }
  const account = await trx
    .selectFrom('admins')
    .selectAll()
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!account) throw notFound(accountNotFound)
  return account
}

export async function lockAccountOf(trx: Trx, email: string): Promise<AdminRow> {
  const key = emailKey(email)
  const result = await trx
    .selectFrom('admins')
    .select('_id')
    .where('email', '=', key)
    .executeTakeFirst()
  if (!result) throw notFound(`There is no administrator ${key}`)
  return lockAccount(trx, result._id)
}

/** Serialises a change of the account with everything its sessions write. */
export const lockAdminSessions = (trx: Trx, adminId: string) =>
  trx
    .updateTable('adminSessions')
    .set(({ ref }) => ({ adminId: ref('adminId') }))
    .where('adminId', '=', adminId)
    .execute()

/** All owners must be locked. */
export async function isLastOwner(trx: Trx, _id: string): Promise<boolean> {
  const owners = await trx
    .selectFrom('admins')
    .select('_id')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .execute()
  return owners.length === 1 && owners[0]?._id === _id
}

export async function requireRemainingOwner(trx: Trx, { _id }: AdminRow) {
  if (await isLastOwner(trx, _id)) throw conflict(lastOwner)
}
