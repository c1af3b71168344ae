import { trashDays } from 'contract/content/entry-calls'
import { dayMilliseconds } from 'contract/platform/durations'
import { byCleanup } from '../../platform/activity-log/record-activity.ts'
import type { ContentItem } from '../model/entry.ts'
import { readUses } from '../references/uses.ts'
import { emit } from '../revisions/content-events.ts'
import { type EntryDeps, writePublic } from './entry-acts.ts'

const latest = (now: Date) => new Date(now.getTime() - trashDays * dayMilliseconds).toISOString()

async function purgeOne(deps: EntryDeps, { _id, type }: ContentItem): Promise<void> {
  await writePublic(deps, type, async (trx) => {
    const now = deps.now()
    const item = await trx
      .selectFrom('contentItems')
      .selectAll()
      .where('_id', '=', _id)
      .where('deletedAt', '<=', latest(now))
      .executeTakeFirst()
    // A revision that can be restored may refer to it.
    const uses = await readUses(trx, { kind: 'entry', id: _id }, now)
    if (!item || uses.length > 0) return
    const activities = [{ action: 'deleted' }] as const
    await emit(trx, { kind: 'purged', item, by: byCleanup, now, activities })
  })
}

/** After thirty days, with its history and translations, unless something still refers to it. */
export async function purgeTrash(deps: EntryDeps): Promise<void> {
  const over = await deps.db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', '<=', latest(deps.now()))
    .where('sourceId', 'is', null)
    .execute()
  for (const item of over) await purgeOne(deps, item)
}
