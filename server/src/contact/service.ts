import type { ContactForm } from 'contract/contact'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/open.ts'
import type { Attempts, Limit } from '../http/attempts.ts'

const messagesOfNetwork: Limit = { count: 5, seconds: 10 * 60 }

/** Stores what a visitor wrote to the office. Rejects with 429 when that network has written too often. */
export async function createContactMessage(
  { db, attempts, now }: { db: Db; attempts: Attempts; now: () => Date },
  { name, email, phone, subject, message }: ContactForm,
  network: string,
): Promise<void> {
  await attempts.take(`contact:${network}`, messagesOfNetwork)
  await db
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
    })
    .execute()
}
