import type { Db } from '../../platform/db/open.ts'
import type { ReadCollege } from '../../platform/db/read-college.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { type EmailParts, emailTemplate } from '../../platform/mail/email-template.ts'
import type { WaitingMail } from '../../platform/mail/mail-rows.ts'
import type { Message } from '../../platform/mail/message.ts'
import { collegeIn } from '../../platform/mail/reader-language.ts'
import type { ReaderLanguage } from '../../platform/mail/texts-in.ts'
import { readEventStatus } from '../details/event-status.ts'
import { registrationTexts } from '../registrations/email-texts.ts'
import { registrationLink } from '../registrations/links.ts'
import { isInForce } from '../registrations/seats.ts'

type Letter = {
  subject: string
  text: string
  name: string
  title: string
  url: string
  language?: ReaderLanguage
}

/** Each line is a paragraph: mail programs join lines of one. */
export function eventEmail({
  subject,
  text,
  name,
  title,
  url,
  language = null,
}: Letter): EmailParts {
  const translate = registrationTexts(language)
  return {
    subject,
    greeting: translate('Hello {name},', { name }),
    paragraphs: text.split('\n').filter((line) => line.trim() !== ''),
    button: { label: translate('View my registration'), url },
    closing: [translate('You are receiving this because you registered for “{title}”.', { title })],
  }
}

type Deps = { db: Db; college: ReadCollege; publicUrl: string }

/** Undefined for people who gave up their place in the meantime. */
export async function writeEventEmail(
  { db, college, publicUrl }: Deps,
  { _id, recipient, replyTo, registrationId, eventEmailId }: WaitingMail,
): Promise<Message | undefined> {
  const row = await db
    .selectFrom('registrations')
    .innerJoin('eventEmails', 'eventEmails.eventId', 'registrations.eventId')
    .select(['registrations._id', 'name', 'registrations.state', 'subject', 'text'])
    .select(['registrations.eventId', 'language'])
    .where('registrations._id', '=', registrationId)
    .where('eventEmails._id', '=', eventEmailId)
    .executeTakeFirst()
  if (!row || row.name === null || !isInForce(row.state)) return undefined
  const { name, language } = row
  const event = await readEventStatus(db, row.eventId, language)
  if (!event) return undefined
  const url = registrationLink(publicUrl, (await readLinkTokens(db)).tokenOf(row._id), language)
  const template = emailTemplate(
    eventEmail({ ...row, name, url, title: event.title }),
    collegeIn(await college(), language),
    language,
  )
  return { ...template, _id, recipient, replyTo }
}
