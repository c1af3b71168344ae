import { startingPictures } from 'college/starting-pictures'
import type { ContentData } from 'contract/content/data'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { firstStart } from '../../activity/record-activity.ts'
import type { Database } from '../../db/schema.ts'
import { readBuiltPictures } from './built-pictures.ts'

/** What a picture is called until somebody calls it something else: the first words of what it shows, whole ones. */
const nameOf = (alt: string) => /^[^:,]{1,60}(?=[\s:,]|$)/.exec(alt)?.[0] ?? alt.slice(0, 60)

/**
 * Puts the pictures into the library that the first words of a type name, in the transaction that publishes these. Only
 * rows: their files are read from the build until they are copied, see `keepStartingFiles`.
 */
export async function addStartingPictures(
  trx: Transaction<Database>,
  type: ContentTypeName,
  data: ContentData,
  moment: Date,
): Promise<void> {
  const targets = usesOf(contentTypes[type].fields, data).map(({ target }) => target)
  const ids = new Set(targets.flatMap(({ kind, id }) => (kind === 'picture' ? [id] : [])))
  if (ids.size === 0) return
  const built = await readBuiltPictures()
  const at = moment.toISOString()
  const author = firstStart.name
  for (const id of ids) {
    const picture = built.get(id)
    const alt = startingPictures.get(id)?.alt
    if (!picture || !alt) continue
    const versionId = uuidv7()
    const { address, cut, focus, bytes, sha256 } = picture
    const own = { kind: 'picture', name: nameOf(alt), alt, isDecorative: 0, versionId } as const
    const added = await trx
      .insertInto('libraryItems')
      .values({ _id: id, ...own, version: 1, author, savedAt: at, createdAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) continue
    const file = { address, cut, focusX: focus.x, focusY: focus.y, bytes, sha256 }
    await trx
      .insertInto('libraryVersions')
      .values({ _id: versionId, itemId: id, ...file, author, createdAt: at })
      .execute()
  }
}
