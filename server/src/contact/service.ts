import type { ContactForm } from 'contract/contact'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/open.ts'
import type { Attempts, Limit } from '../http/attempts.ts'
import type { Mail } from '../mail/mail.ts'
import { contactMail } from './contact-mail.ts'

const messagesOfNetwork: Limit = { count: 5, seconds: 10 * 60 }

type Deps = { db: Db; attempts: Attempts; mail: Mail; now: () => Date }

/** Stores what a visitor wrote, and mails it to the office. Rejects with 429 when that network has written too often. */
export async function createContactMessage(
  { db, attempts, mail, now }: Deps,
  form: ContactForm,
  network: string,
): Promise<void> {
  await attempts.take([`contact:${network}`, messagesOfNetwork])
  const { name, email, phone, subject, message } = form
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contactMessages')
      .values({
        _id: uuidv7(),
        name,
        email,
        phone,
        subject: subject || null,
        message,
        createdAt: now().toISOString(),
        readAt: null,
        suspectedAt: null,
      })
      .execute()
    await mail.queue(trx, contactMail(mail.officeAddress, form))
  })
  mail.wake()
}
