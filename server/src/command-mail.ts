import { createCollege } from './content/public/public-content.ts'
import { createRegistrationEmails } from './events/emails/write-emails.ts'
import { createNewsEmails } from './messaging/subscriptions/news-emails.ts'
import type { Config } from './platform/config/config.ts'
import type { OpenDatabase } from './platform/db/open.ts'
import { createMail } from './platform/mail/mail.ts'
import { createTransport } from './platform/mail/transport.ts'

export type CommandContext = Pick<OpenDatabase, 'db' | 'changes'> & { config: Config }

/** Queued; the running server sends it. */
export function createCommandMail({ db, changes, config }: CommandContext, now: () => Date) {
  const college = createCollege({ db, changes, now })
  const { publicUrl } = config
  return createMail({
    db,
    transport: createTransport(config, college),
    college,
    officeAddress: async () => (await college()).email,
    now,
    onFailure: () => undefined,
    onRejected: async () => undefined,
    onExpired: async () => undefined,
    news: createNewsEmails({ db, college, publicUrl, now }),
    registrations: createRegistrationEmails({ db, college, publicUrl, now }),
  })
}
