import type { ContentData } from 'contract/content/data'
import { contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Item } from './entry.ts'

/** Notes what a revision refers to, in the transaction that writes it, instead of what it referred to before. */
export async function writeUses(
  trx: Transaction<Database>,
  { _id: itemId, type }: Pick<Item, '_id' | 'type'>,
  { revisionId, data }: { revisionId: string; data: ContentData },
): Promise<void> {
  await trx.deleteFrom('contentUses').where('revisionId', '=', revisionId).execute()
  const uses = usesOf(contentTypes[type].fields, data).map(({ path, target }) => ({
    revisionId,
    itemId,
    path,
    target: target.kind,
    targetId: target.id,
  }))
  if (uses.length > 0) await trx.insertInto('contentUses').values(uses).execute()
}
