import type { Config } from '../../config.ts'
import { createCollege } from '../../content/public/public-content.ts'
import { createRegistrationLetters } from '../../events/registrations/write-emails.ts'
import { createNewsLetters } from '../../messaging/subscriptions/news-emails.ts'
import { commandLine } from '../../platform/activity-log/record-activity.ts'
import type { OpenDatabase } from '../../platform/db/open.ts'
import { createMail } from '../../platform/mail/mail.ts'
import { createTransport } from '../../platform/mail/transport.ts'
import { clearLocked } from '../staff/clear-factors.ts'
import { lockAccountOf } from '../staff/lock-account.ts'

export type Site = Pick<OpenDatabase, 'db' | 'changes'> & { config: Config }

const now = () => new Date()

/** Removes all factors of an account and ends its logins; the running server mails its owner. Rejects with 404 for an unknown one. */
export async function resetFactors({ db, changes, config }: Site, email: string): Promise<void> {
  const college = createCollege({ db, changes, now })
  const mail = createMail({
    db,
    transport: createTransport(config, college),
    college,
    officeAddress: async () => (await college()).email,
    now,
    onFailure: () => undefined,
    onRefused: async () => undefined,
    news: createNewsLetters({ db, college, publicUrl: config.publicUrl, now }),
    registrations: createRegistrationLetters({ db, college, publicUrl: config.publicUrl, now }),
  })
  await db.transaction().execute(async (trx) => {
    await clearLocked(trx, { mail, now }, await lockAccountOf(trx, email), commandLine)
  })
}
