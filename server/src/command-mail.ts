import type { Config } from './config.ts'
import { createCollege } from './content/public/public-content.ts'
import { createRegistrationLetters } from './events/registrations/write-emails.ts'
import { createNewsLetters } from './messaging/subscriptions/news-emails.ts'
import type { OpenDatabase } from './platform/db/open.ts'
import { createMail } from './platform/mail/mail.ts'
import { createTransport } from './platform/mail/transport.ts'

export type Site = Pick<OpenDatabase, 'db' | 'changes'> & { config: Config }

/** Queued; the running server sends it. */
export function createCommandMail({ db, changes, config }: Site, now: () => Date) {
  const college = createCollege({ db, changes, now })
  const { publicUrl } = config
  return createMail({
    db,
    transport: createTransport(config, college),
    college,
    officeAddress: async () => (await college()).email,
    now,
    onFailure: () => undefined,
    onRefused: async () => undefined,
    news: createNewsLetters({ db, college, publicUrl, now }),
    registrations: createRegistrationLetters({ db, college, publicUrl, now }),
  })
}
