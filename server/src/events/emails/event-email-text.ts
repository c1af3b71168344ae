import type { ReadCollege } from '../../platform/db/read-college.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { type EmailTemplate, emailTemplate } from '../../platform/mail/email-template.ts'
import type { WaitingMail } from '../../platform/mail/mail-rows.ts'
import type { Message } from '../../platform/mail/message.ts'
import { collegeIn } from '../../platform/mail/reader-language.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { readEventStatus } from '../details/event-status.ts'
import { registrationTexts } from '../registrations/email-texts.ts'
import { registrationLink } from '../registrations/links.ts'
import { isInForce } from '../registrations/seats.ts'

type Letter = { subject: string; text: string }

type Reader = { eventId: string; name: string; language: ReaderLanguage; token: string }

type Deps = { db: DbOrTrx; college: ReadCollege; publicUrl: string }

/** Undefined if the event is gone. Each line is a paragraph: mail programs join lines of one. */
export async function eventEmail(
  { db, college, publicUrl }: Deps,
  { subject, text }: Letter,
  { eventId, name, language, token }: Reader,
): Promise<EmailTemplate | undefined> {
  const event = await readEventStatus(db, eventId, language)
  if (!event) return undefined
  const translate = registrationTexts(language)
  const { title } = event
  const parts = {
    subject,
    greeting: translate('Hello {name},', { name }),
    paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
    button: {
      label: translate('View my registration'),
      url: registrationLink(publicUrl, token, language),
    },
    closing: [translate('You are receiving this because you registered for “{title}”.', { title })],
  }
  return emailTemplate(parts, collegeIn(await college(), language), language)
}

/** Undefined for people who gave up their place in the meantime. */
export async function writeEventEmail(
  deps: Deps,
  { _id, recipient, replyTo, registrationId, eventEmailId }: WaitingMail,
): Promise<Message | undefined> {
  const { db } = deps
  const row = await db
    .selectFrom('registrations')
    .innerJoin('eventEmails', 'eventEmails.eventId', 'registrations.eventId')
    .select(['registrations._id', 'name', 'registrations.state', 'subject', 'text'])
    .select(['registrations.eventId', 'language'])
    .where('registrations._id', '=', registrationId)
    .where('eventEmails._id', '=', eventEmailId)
    .executeTakeFirst()
  if (!row || row.name === null || !isInForce(row.state)) return undefined
  const token = (await readLinkTokens(db)).tokenOf(row._id)
  const template = await eventEmail(deps, row, { ...row, name: row.name, token })
  return template && { ...template, _id, recipient, replyTo }
}
