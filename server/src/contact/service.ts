import type { ContactForm } from 'contract/contact'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/open.ts'
import type { Attempts, Limit } from '../http/attempts.ts'
import type { Mail } from '../mail/mail.ts'
import { contactMail } from './contact-mail.ts'

const messagesOfNetwork: Limit = { count: 5, seconds: 10 * 60 }

/** Nobody reads the form, fills it in and sends it in less. */
const leastSeconds = 3

/** Whether a program sent it: it filled in what people do not see, or was too quick. Who tells no time may be anybody. */
const isSuspicious = ({ website, secondsToFill }: ContactForm) =>
  Boolean(website) || (secondsToFill !== undefined && secondsToFill < leastSeconds)

type Deps = { db: Db; attempts: Attempts; mail: Mail; now: () => Date }

/**
 * Stores what a visitor wrote, and mails it to the office. What looks like spam is only set aside, and its sender is told
 * the same. Rejects with 429 when that network has written too often.
 */
export async function createContactMessage(
  { db, attempts, mail, now }: Deps,
  form: ContactForm,
  network: string,
): Promise<void> {
  await attempts.take([`contact:${network}`, messagesOfNetwork])
  const { name, email, phone, subject, message } = form
  const isSpam = isSuspicious(form)
  const moment = now().toISOString()
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
        createdAt: moment,
        readAt: null,
        suspectedAt: isSpam ? moment : null,
      })
      .execute()
    if (!isSpam) await mail.queue(trx, contactMail(mail.officeAddress, form))
  })
  mail.wake()
}
