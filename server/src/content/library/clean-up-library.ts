import { libraryTrashDays } from 'contract/content/library/deleted-items'
import { dayMilliseconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import type { ItemUsages } from './item-usage.ts'
import { isItemReferenced } from './uses.ts'

/** After a month without any reference. */
export async function cleanUpLibrary({
  db,
  itemUsages,
  now,
}: {
  db: Db
  itemUsages: ItemUsages
  now: () => Date
}): Promise<void> {
  const before = new Date(now().getTime() - libraryTrashDays * dayMilliseconds).toISOString()
  const expired = await db
    .selectFrom('libraryItems')
    .select('_id')
    .where('deletedAt', '<=', before)
    .execute()
  for (const { _id } of expired)
    if (!(await isItemReferenced(db, itemUsages, _id)))
      await db.deleteFrom('libraryItems').where('_id', '=', _id).execute()
}
