import { contentTypes } from 'contract/content/types'
import type { Reading } from '../../platform/db/open.ts'
import { type Item, itemAt, readRevisions, targetOf, titleOf } from '../entries/entry.ts'

/** Reveals a draft's title only to those who may see it; others get the public title, or the content type. */
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
