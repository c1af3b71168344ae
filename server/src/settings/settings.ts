import { type Settings, settings } from 'contract/settings'
import type { Administrator } from '../access/actor.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/open.ts'

const kept = 'messagesKeptMonths'

/** What the college has set; what was never set is absent. */
export async function readSettings(db: Db): Promise<Settings> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', kept)
    .executeTakeFirst()
  // What a newer program has stored and this one does not know counts as not set.
  const read = settings.safeParse({ [kept]: row && Number(row.value) })
  return read.success ? read.data : {}
}

/** For the list of activities. */
const retentionText = ({ messagesKeptMonths }: Settings) => ({
  messagesKept: messagesKeptMonths ? `${messagesKeptMonths} months` : 'until somebody deletes them',
})

/** Sets what is given, and back to the default what is not. */
export async function updateSettings(
  { db, now }: { db: Db; now: () => Date },
  form: Settings,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const before = retentionText(await readSettings(trx))
    const after = retentionText(form)
    if (before.messagesKept === after.messagesKept) return
    await trx.deleteFrom('settings').where('name', '=', kept).execute()
    const { messagesKeptMonths } = form
    if (messagesKeptMonths) {
      await trx
        .insertInto('settings')
        .values({ name: kept, value: String(messagesKeptMonths) })
        .execute()
    }
    await recordActivity(
      trx,
      { admin, action: 'updated', subject: 'settings', before, after },
      now(),
    )
  })
}
