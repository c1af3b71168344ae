import { differences } from 'contract/content/differences'
import { contentTypes } from 'contract/content/types'
import { bySchedule, recordActivity } from '../activity/record-activity.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/open.ts'
import { dataOf, type Item } from './entry.ts'
import { markPublished, readRevision } from './revisions.ts'

type Writing = { db: Db; changes: Changes; now: () => Date }

/** Moves the pointer of one entry, unless another server or an editor was quicker. */
async function publishOne({ changes, now }: Writing, { _id, type }: Item): Promise<void> {
  await changes.commit(type, async (trx) => {
    const moment = now()
    const due = await trx
      .selectFrom('contentItems')
      .selectAll()
      .where('_id', '=', _id)
      .where('publishAt', '<=', moment.toISOString())
      .executeTakeFirst()
    if (!due?.scheduledId || !due.publishAt) return
    const moved = await trx
      .updateTable('contentItems')
      .set({ publishedId: due.scheduledId, scheduledId: null, publishAt: null })
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('_id', '=', _id)
      .where('scheduledId', '=', due.scheduledId)
      .where('version', '=', due.version)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) return
    await markPublished(trx, due.scheduledId, due.publishAt)
    const before = due.publishedId && dataOf(await readRevision(trx, due, due.publishedId))
    const after = dataOf(await readRevision(trx, due, due.scheduledId))
    const { one } = contentTypes[type]
    await recordActivity(
      trx,
      {
        admin: bySchedule,
        action: 'published',
        subject: 'content',
        target: { _id, name: one },
        changed: differences(contentTypes[type], before || {}, after),
      },
      moment,
    )
  })
}

/** Notes what has become public by itself. Visitors see it from its moment on, whoever comes when to note it. */
export async function publishDue(deps: Writing): Promise<void> {
  const due = await deps.db
    .selectFrom('contentItems')
    .selectAll()
    .where('publishAt', '<=', deps.now().toISOString())
    .execute()
  for (const item of due) await publishOne(deps, item)
}
