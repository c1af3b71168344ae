import { type CommandContext, createCommandMail } from '../../command-mail.ts'
import { commandLine } from '../../platform/activity-log/record-activity.ts'
import { clearLocked } from '../staff/clear-factors.ts'
import { lockAccountOf } from '../staff/lock-account.ts'

/** Ends all logins; the running server emails the owner. Rejects with 404. */
export async function resetFactors(site: CommandContext, email: string): Promise<void> {
  const now = () => new Date()
  const mail = createCommandMail(site, now)
  await site.db.transaction().execute(async (trx) => {
    await clearLocked(trx, { mail, now }, await lockAccountOf(trx, email), commandLine)
  })
}
