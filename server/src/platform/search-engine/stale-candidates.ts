import type { ChangedEntry } from '../db/changes.ts'
import type { Trx } from '../db/schema.ts'
import type { SearchedName } from '../db/search-tables.ts'

/** The entry, and documents that it shows or showed. Undefined for everything. */
export async function comparedOf(
  trx: Trx,
  subject: SearchedName,
  { type, _id }: ChangedEntry,
): Promise<readonly string[] | undefined> {
  if (subject === type) return [_id]
  if (subject !== 'document') return undefined
  const visible = await trx
    .selectFrom('contentUses')
    .select('targetId')
    .distinct()
    .where('target', '=', 'document')
    .where('itemId', '=', _id)
    .execute()
  return visible.map(({ targetId }) => targetId)
}
