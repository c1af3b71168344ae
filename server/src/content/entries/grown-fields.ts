import { hash } from 'node:crypto'
import { contentTypes } from 'contract/content/types'
import type { Db, Reading } from '../../platform/db/open.ts'
import { addStartingFiles } from '../library/starting/add-starting-files.ts'
import { starting } from '../library/starting/starting.ts'
import { writeUses } from '../references/uses.ts'
import { complete } from './complete.ts'
import { dataOf } from './entry.ts'

const noted = 'content fields'

/** Tells the fields of all types from those of another version of this program. */
const fieldsNow = hash(
  'sha256',
  JSON.stringify(
    Object.entries(contentTypes).map(([type, { fields }]) => [type, ...Object.keys(fields)]),
  ),
  'hex',
)

/** The revisions that entries point to. */
const selectPointed = (db: Reading) =>
  db
    .selectFrom('contentRevisions')
    .innerJoin('contentItems', 'contentItems._id', 'contentRevisions.itemId')
    .where(({ or, eb, ref }) =>
      or(
        (['publishedId', 'draftId', 'scheduledId', 'requestedId'] as const).map((pointer) =>
          eb('contentRevisions._id', '=', ref(pointer)),
        ),
      ),
    )
    .selectAll('contentRevisions')
    .select('contentItems.type')

/**
 * Once after each version of this program that gave types more fields: what was stored before shows there what a college
 * begins with (see `complete`), so these pictures come into the library and are known to be used.
 */
export async function noteGrownFields({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const known = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', noted)
    .executeTakeFirst()
  if (known?.value === fieldsNow) return
  await db.transaction().execute(async (trx) => {
    // Of servers that start at once, one does it.
    const { numInsertedOrUpdatedRows: written } = await trx
      .insertInto('settings')
      .values({ name: noted, value: fieldsNow })
      .onConflict((same) =>
        same
          .column('name')
          .doUpdateSet({ value: fieldsNow })
          .where('settings.value', '!=', fieldsNow),
      )
      .executeTakeFirst()
    if (written === 0n) return
    for (const { type, ...revision } of await selectPointed(trx).execute()) {
      const stored = dataOf(revision)
      const data = complete(type, stored)
      if (data === stored) continue
      await addStartingFiles(trx, starting, { type, data }, now())
      await writeUses(trx, { _id: revision.itemId, type }, { revisionId: revision._id, data })
    }
  })
}
