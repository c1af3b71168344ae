import type { ContentData } from 'contract/content/data'
import { isLibraryKind } from 'contract/content/library/items'
import { type ContentTypeName, contentTypes } from 'contract/content/types'
import { usesOf } from 'contract/content/uses'
import { v7 as uuidv7 } from 'uuid'
import { firstStart } from '../../../platform/activity-log/record-activity.ts'
import type { Trx } from '../../../platform/db/schema.ts'
import { itemColumns } from '../write-item.ts'
import type { BuiltFile } from './built-files.ts'
import type { StartingSite } from './starting-site.ts'
import { startingTextsOf } from './starting-texts.ts'

async function add(
  trx: Trx,
  { _id, texts }: { _id: string; texts: NonNullable<ReturnType<typeof startingTextsOf>> },
  { address, cut, focus, bytes, sha256 }: BuiltFile,
  at: string,
): Promise<void> {
  const versionId = uuidv7()
  const author = firstStart.name
  const { kind, transcript, ...words } = texts
  const added = await trx
    .insertInto('libraryItems')
    .values({
      ...{ _id, kind, ...itemColumns(words), versionId },
      ...{ version: 1, author, savedAt: at, createdAt: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 0n) return
  const file = { address, cut: cut ?? null, focusX: focus.x, focusY: focus.y, bytes, sha256 }
  await trx
    .insertInto('libraryVersions')
    .values({
      ...{ _id: versionId, itemId: _id, ...file },
      ...{ transcript: transcript || null, author, createdAt: at },
    })
    .execute()
}

/** Only rows, in the transaction that publishes the content; files are served from the build until `copyStartingFiles` has run. */
export async function addStartingFiles(
  trx: Trx,
  starting: StartingSite,
  { type, data }: { type: ContentTypeName; data: ContentData },
  now: Date,
): Promise<void> {
  const targets = usesOf(contentTypes[type].fields, data).map(({ target }) => target)
  const ids = new Set(targets.flatMap(({ kind, id }) => (isLibraryKind(kind) ? [id] : [])))
  if (ids.size === 0) return
  const built = await starting.built.read()
  for (const _id of ids) {
    const [texts, file] = [startingTextsOf(starting, _id), built.get(_id)]
    if (texts && file) await add(trx, { _id, texts }, file, now.toISOString())
  }
}
