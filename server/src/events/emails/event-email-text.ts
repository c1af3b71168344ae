import type { Db } from '../../platform/db/open.ts'
import type { ReadCollege } from '../../platform/db/read-college.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { type EmailParts, emailTemplate } from '../../platform/mail/email-template.ts'
import type { WaitingMail } from '../../platform/mail/mail-rows.ts'
import type { Message } from '../../platform/mail/message.ts'
import { registrationLink } from '../registrations/links.ts'
import { isInForce } from '../registrations/seats.ts'

type Letter = { subject: string; text: string; name: string; title: string; url: string }

/** Each line is a paragraph: mail programs join lines of one. */
export const eventEmail = ({ subject, text, name, title, url }: Letter): EmailParts => ({
  subject,
  greeting: `Hello ${name},`,
  paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
  button: { label: 'View my registration', url },
  closing: [`You are receiving this because you registered for “${title}”.`],
})

type Deps = { db: Db; college: ReadCollege; publicUrl: string }

/** Undefined for people who gave up their place in the meantime. */
export async function writeEventEmail(
  { db, college, publicUrl }: Deps,
  { _id, recipient, replyTo, registrationId, eventEmailId }: WaitingMail,
): Promise<Message | undefined> {
  const row = await db
    .selectFrom('registrations')
    .innerJoin('eventEmails', 'eventEmails.eventId', 'registrations.eventId')
    .innerJoin('events', 'events._id', 'registrations.eventId')
    .select(['registrations._id', 'name', 'registrations.state', 'subject', 'text', 'title'])
    .where('registrations._id', '=', registrationId)
    .where('eventEmails._id', '=', eventEmailId)
    .executeTakeFirst()
  if (!row || row.name === null || !isInForce(row.state)) return undefined
  const url = registrationLink(publicUrl, (await readLinkTokens(db)).tokenOf(row._id))
  const template = emailTemplate(eventEmail({ ...row, name: row.name, url }), await college())
  return { ...template, _id, recipient, replyTo }
}
