import { commandLine } from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { clearLocked } from './clear-factors.ts'
import { lockAccountOf } from './lock-account.ts'

/** Ends all logins; the running server emails the owner. Rejects with 404. */
export async function resetFactors(
  { db, mail, now }: { db: Db; mail: Mail; now: () => Date },
  email: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await clearLocked(trx, { mail, now }, await lockAccountOf(trx, email), commandLine)
  })
}
