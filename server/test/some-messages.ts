import { aContactForm } from 'testing/contact-form.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../src/platform/db/open.ts'
import type { ContactMessageTable } from '../src/platform/db/schema.ts'

/** Inserts messages, oldest first. Returns their ids. */
export async function someMessages(db: Db, given: Partial<ContactMessageTable>[]) {
  const { name, email, phone, subject = null, message } = aContactForm()
  const rows = given.map((more) => ({
    _id: uuidv7(),
    name,
    email,
    phone,
    subject,
    message,
    number: null,
    topic: null,
    topicPath: null,
    createdAt: new Date().toISOString(),
    readAt: null,
    suspectedAt: null,
    status: null,
    ...more,
  }))
  await db.insertInto('contactMessages').values(rows).execute()
  return rows.map(({ _id }) => _id)
}
