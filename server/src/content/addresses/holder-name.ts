import { contentTypes } from 'contract/content/types'
import type { Reading } from '../../platform/db/open.ts'
import { type Item, itemAt, readRevisions, targetOf, titleOf } from '../entries/entry.ts'

/**
 * What an entry that holds an address is called to whoever edits another one: as it is edited where they see that too,
 * else as visitors read it now, and by its kind where they read nothing. Who edits what is the whole college's sees every draft.
 */
export async function holderName(
  db: Reading,
  edited: Pick<Item, 'department'>,
  holder: Item,
  moment: Date,
): Promise<string> {
  const isSeen = edited.department === null || edited.department === holder.department
  if (isSeen) return (await targetOf(db, holder)).name
  const [revision] = await readRevisions(db, [itemAt(holder, moment).publishedId])
  return revision
    ? titleOf(holder, revision)
    : `${contentTypes[holder.type].one} of a different department`
}
