import { declaredOf } from 'contract/content/translations/translation-types'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import {
  type ContentItem,
  itemAt,
  readEntryReference,
  readRevisions,
  revisionTitle,
} from '../model/entry.ts'

/** Reveals a draft's title only to those who may see it; others get the public title, or the content type. */
export async function holderName(
  db: DbOrTrx,
  edited: Pick<ContentItem, 'department'>,
  holder: ContentItem,
  now: Date,
): Promise<string> {
  const isSeen = edited.department === null || edited.department === holder.department
  if (isSeen) return (await readEntryReference(db, holder)).name
  const [revision] = await readRevisions(db, [itemAt(holder, now).publishedId])
  return revision
    ? revisionTitle(holder, revision)
    : `${declaredOf(holder.type).one} of a different department`
}
