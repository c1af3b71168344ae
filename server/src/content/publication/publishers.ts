import { mayUse } from 'contract/platform/roles'
import { accountDetailColumns, accountOf } from '../../platform/access/account-of.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import type { ContentItem } from '../model/entry.ts'

export async function publishersOf(db: DbOrTrx, { department }: Pick<ContentItem, 'department'>) {
  const accounts = await db
    .selectFrom('admins')
    .select(accountDetailColumns)
    .where('disabledAt', 'is', null)
    .execute()
  return accounts
    .map(accountOf)
    .filter((account) => mayUse(account, 'publish content', department ?? undefined))
    .map(({ email }) => email)
}
