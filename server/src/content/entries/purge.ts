import { trashDays } from 'contract/content/entry-calls'
import { dayMilliseconds } from 'contract/platform/durations'
import { bySweep, recordActivity } from '../../platform/activity-log/record-activity.ts'
import { readUses } from '../references/uses.ts'
import { type Item, targetOf } from './entry.ts'
import { type Writing, writePublic } from './entry-acts.ts'

const latest = (moment: Date) =>
  new Date(moment.getTime() - trashDays * dayMilliseconds).toISOString()

async function purgeOne(deps: Writing, { _id, type }: Item): Promise<void> {
  await writePublic(deps, type, async (trx) => {
    const moment = deps.now()
    const item = await trx
      .selectFrom('contentItems')
      .select('_id')
      .where('_id', '=', _id)
      .where('deletedAt', '<=', latest(moment))
      .executeTakeFirst()
    // A revision that can be restored may refer to it.
    const uses = await readUses(trx, { kind: 'entry', id: _id }, moment)
    if (!item || uses.length > 0) return
    const target = await targetOf(trx, item)
    await trx.deleteFrom('contentItems').where('_id', '=', _id).execute()
    const activity = { admin: bySweep, subject: 'content', target } as const
    await recordActivity(trx, { ...activity, action: 'deleted' }, moment)
  })
}

/** After thirty days, with its history, unless something still refers to it. */
export async function purgeTrash(deps: Writing): Promise<void> {
  const over = await deps.db
    .selectFrom('contentItems')
    .selectAll()
    .where('deletedAt', '<=', latest(deps.now()))
    .execute()
  for (const item of over) await purgeOne(deps, item)
}
