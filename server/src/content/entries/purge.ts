import { trashDays } from 'contract/content/entry-calls'
import { dayMilliseconds } from 'contract/platform/durations'
import { byCleanup, recordActivity } from '../../platform/activity-log/record-activity.ts'
import { type ContentItem, readEntryReference } from '../model/entry.ts'
import { readUses } from '../references/uses.ts'
import { type EntryDeps, writePublic } from './entry-acts.ts'

const latest = (now: Date) => new Date(now.getTime() - trashDays * dayMilliseconds).toISOString()

async function purgeOne(deps: EntryDeps, { _id, type }: ContentItem): Promise<void> {
  await writePublic(deps, type, async (trx) => {
    const now = deps.now()
    const item = await trx
      .selectFrom('contentItems')
      .select('_id')
      .where('_id', '=', _id)
      .where('deletedAt', '<=', latest(now))
      .executeTakeFirst()
    // A revision that can be restored may refer to it.
    const uses = await readUses(trx, { kind: 'entry', id: _id }, now)
    if (!item || uses.length > 0) return
    const target = await readEntryReference(trx, item)
    await trx.deleteFrom('contentItems').where('_id', '=', _id).execute()
    const activity = { admin: byCleanup, subject: 'content', target } as const
    await recordActivity(trx, { ...activity, action: 'deleted' }, now)
  })
}

/** After thirty days, with its history, unless something still refers to it. */
export async function purgeTrash(deps: EntryDeps): Promise<void> {
  const over = await deps.db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', '<=', latest(deps.now()))
    .execute()
  for (const item of over) await purgeOne(deps, item)
}
