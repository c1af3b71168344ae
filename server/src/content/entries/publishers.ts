import { mayUse } from 'contract/platform/roles'
import { accountOf, toldColumns } from '../../platform/access/account-of.ts'
import type { Reading } from '../../platform/db/open.ts'
import type { Item } from './entry.ts'

export async function publishersOf(db: Reading, { department }: Pick<Item, 'department'>) {
  const accounts = await db
    .selectFrom('admins')
    .select(toldColumns)
    .where('disabledAt', 'is', null)
    .execute()
  return accounts
    .map(accountOf)
    .filter((account) => mayUse(account, 'publish content', department ?? undefined))
    .map(({ email }) => email)
}
