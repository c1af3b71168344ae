import { accountNotFound, lastOwner } from 'contract/accounts/staff-accounts'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { AdminTable } from '../../platform/db/staff-tables.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { emailKey } from '../../platform/mail/email-key.ts'

type Trx = Transaction<Database>
export type Account = Selectable<AdminTable>

/**
 * Holds an account and all owners until the transaction ends, one after another by their ids: of two that would leave no
 * owner, the second sees what the first has done. To be called before anything else is held. Rejects with 404.
 */
export async function lockAccount(trx: Trx, _id: string): Promise<Account> {
  const held = await trx
    .selectFrom('admins')
    .select('_id')
    .where(({ or, eb }) => or([eb('role', '=', 'owner'), eb('_id', '=', _id)]))
    .orderBy('_id')
    .execute()
  for (const one of held) {
    // Changes nothing; it locks, in the words that both engines know.
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

/** Holds the account of an address, in any of its spellings, as `lockAccount` does. Rejects with 404. */
export async function lockAccountOf(trx: Trx, email: string): Promise<Account> {
  const key = emailKey(email)
  const found = await trx
    .selectFrom('admins')
    .select('_id')
    .where('email', '=', key)
    .executeTakeFirst()
  if (!found) throw notFound(`There is no administrator ${key}`)
  return lockAccount(trx, found._id)
}

/** Holds the sessions of an account, so that what they write comes wholly before what is changed of it, or wholly after. */
export const holdSessions = (trx: Trx, adminId: string) =>
  trx
    .updateTable('adminSessions')
    .set(({ ref }) => ({ adminId: ref('adminId') }))
    .where('adminId', '=', adminId)
    .execute()

/** Whether no other owner could log in, while all are held. */
export async function isLastOwner(trx: Trx, _id: string): Promise<boolean> {
  const owners = await trx
    .selectFrom('admins')
    .select('_id')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .execute()
  return owners.length === 1 && owners[0]?._id === _id
}

/** Rejects with 409 when an account that is held is the only owner who can log in. */
export async function requireAnotherOwner(trx: Trx, { _id }: Account) {
  if (await isLastOwner(trx, _id)) throw conflict(lastOwner)
}
