import { readSettings } from '../../content/settings/settings.ts'
import { byCleanup, recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import { monthsBefore } from '../../platform/runtime/months-before.ts'

export async function cleanUpMessages({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const { messagesKeptMonths: months } = await readSettings(db)
  if (!months) return
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('contactMessages')
      .where('createdAt', '<', monthsBefore(now(), months).toISOString())
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    const before = { number: numDeletedRows, olderThan: `${months} months` }
    await recordActivity(
      trx,
      { admin: byCleanup, action: 'deleted', subject: 'message', before },
      now(),
    )
  })
}
