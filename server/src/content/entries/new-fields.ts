import { hash } from 'node:crypto'
import { contentTypes, isTypeName } from 'contract/content/types'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { addStartingFiles } from '../library/starting/add-starting-files.ts'
import { starting } from '../library/starting/starting-site.ts'
import { dataOf } from '../model/entry.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { writeUses } from '../references/uses.ts'

const recorded = 'content fields'

const fieldsNow = hash(
  'sha256',
  JSON.stringify(
    Object.entries(contentTypes).map(([type, { fields }]) => [type, ...Object.keys(fields)]),
  ),
  'hex',
)

const selectCurrentRevisions = (db: DbOrTrx) =>
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
 * Runs once after an update that adds fields: stored entries then show initial content (`withDefaults`), so its pictures
 * are added to the library and recorded as used.
 */
export async function recordNewFields({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const known = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', recorded)
    .executeTakeFirst()
  if (known?.value === fieldsNow) return
  await db.transaction().execute(async (trx) => {
    // Only one of several starting servers does it.
    const { numInsertedOrUpdatedRows: written } = await trx
      .insertInto('settings')
      .values({ name: recorded, value: fieldsNow })
      .onConflict((same) =>
        same
          .column('name')
          .doUpdateSet({ value: fieldsNow })
          .where('settings.value', '!=', fieldsNow),
      )
      .executeTakeFirst()
    if (written === 0n) return
    for (const { type, ...revision } of await selectCurrentRevisions(trx).execute()) {
      if (!isTypeName(type)) continue
      const stored = dataOf(revision)
      const data = withDefaults(type, stored)
      if (data === stored) continue
      await addStartingFiles(trx, starting, { type, data }, now())
      await writeUses(trx, { _id: revision.itemId, type }, { revisionId: revision._id, data })
    }
  })
}
