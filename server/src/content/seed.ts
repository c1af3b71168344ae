import { startingContent } from 'college/starting-content'
import { contentTypeNames } from 'contract/content/types'
import { v7 as uuidv7 } from 'uuid'
import { firstStart } from '../activity/record-activity.ts'
import type { Db } from '../db/open.ts'
import { addRevision } from './revisions.ts'

type Writing = { db: Db; now: () => Date }

/**
 * Publishes what a college begins with where nothing is written yet; afterwards the database says what is so. Pages that
 * were drawn before say the same.
 */
export async function seedContent({ db, now }: Writing): Promise<void> {
  const there = await db.selectFrom('contentItems').select('type').distinct().execute()
  for (const type of contentTypeNames) {
    if (there.some((one) => one.type === type)) continue
    await db.transaction().execute(async (trx) => {
      const moment = now()
      const _id = uuidv7()
      const added = await trx
        .insertInto('contentItems')
        .values({ _id, type, slug: '', version: 1, createdAt: moment.toISOString() })
        // Of servers that start at once, one is first.
        .onConflict((conflict) => conflict.columns(['type', 'slug']).doNothing())
        .executeTakeFirst()
      if (added.numInsertedOrUpdatedRows === 0n) return
      const data = startingContent[type]
      const writing = { data, basedOn: null, author: firstStart, now: moment }
      const publishedId = await addRevision(trx, { _id }, writing, moment)
      await trx.updateTable('contentItems').set({ publishedId }).where('_id', '=', _id).execute()
    })
  }
}
