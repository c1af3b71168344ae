import type { TranslationCode } from 'college/languages'
import { translateRecord } from 'contract/content/translations/record-translations'
import { events } from 'contract/events/events'
import type { ContactForm } from 'contract/messaging/contact'
import { findMessageTopic, type MessageTopic, readEventId } from 'contract/messaging/message-topics'
import { daySeconds, minuteSeconds } from 'contract/platform/durations'
import { pageAddresses } from 'contract/platform/page-addresses'
import type { Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { readCatalogue } from '../../content/public/catalogue.ts'
import { selectPublicEvents } from '../../events/details/public-events.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ContactMessageTable, Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { emailKey, mailboxOf } from '../../platform/email-key.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { hashToken, secondsBefore } from '../../platform/tokens.ts'
import { contactMail, receiptMail } from './contact-mail.ts'
import { newMessageNumber } from './message-number.ts'

async function messageTopic(
  db: Db,
  about: string | undefined,
  now: Date,
  language: TranslationCode | null,
): Promise<MessageTopic | undefined> {
  if (!about) return undefined
  const topic = findMessageTopic(await readCatalogue(db, now, language ?? undefined), about)
  if (topic) return topic
  const eventId = readEventId(about)
  if (!eventId) return undefined
  const event = await selectPublicEvents(db, now)
    .selectAll()
    .where('_id', '=', eventId)
    .executeTakeFirst()
  if (!event) return undefined
  const { title } = translateRecord(events.fields, event, language ?? undefined)
  return { about: eventId, title, path: pageAddresses.event(eventId) }
}

const messagesOfNetwork: Limit = { count: 5, seconds: 10 * minuteSeconds }

/** Anybody may enter anybody's address, so that more would be a nuisance to a stranger. */
const receiptsOfMailbox: Limit = { count: 3, seconds: daySeconds }

/** Nobody reads, fills in and sends the form faster. */
const leastSeconds = 3

/** A bot filled in the honeypot field or was too quick. Forms without scripts report no time. */
const isSuspicious = ({ website, secondsToFill }: ContactForm) =>
  Boolean(website) || (secondsToFill !== undefined && secondsToFill < leastSeconds)

/** A second click without scripts: the form has no id, because cached pages would share it. */
const repeatSeconds = 10 * minuteSeconds

/** Counted only so that of simultaneous requests, the second waits for the first. */
const sameMessage: Limit = { count: 1, seconds: 10 * minuteSeconds }

type Deps = Pick<PlatformDeps, 'db' | 'attempts' | 'mail' | 'now'>

/** The number of the message with this id, if the same was typed: it is sent again because no response came. */
async function findSame(
  trx: Trx,
  attempts: Deps['attempts'],
  { _id, form: { name, email, message } }: { _id: string; form: ContactForm },
): Promise<{ number?: string; isIdFree: boolean }> {
  await attempts.count(`contact-same:${_id}`, sameMessage, trx)
  const sent = await trx
    .selectFrom('contactMessages')
    .select(['number', 'name', 'email', 'message'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  const isSame = sent?.name === name && sent.email === email && sent.message === message
  return { ...(isSame && sent.number && { number: sent.number }), isIdFree: !sent }
}

/** The number of an identical message that the same person sent a moment ago. */
async function findRepeated(
  trx: Trx,
  attempts: Deps['attempts'],
  { form, topicPath, now }: { form: ContactForm; topicPath: string | null; now: Date },
): Promise<string | undefined> {
  const { name, email, phone, subject, message } = form
  const typed = JSON.stringify([name, email, phone, subject, message, topicPath])
  await attempts.count(`contact-same:${hashToken(typed)}`, sameMessage, trx)
  const sent = await trx
    .selectFrom('contactMessages')
    .select('number')
    .where('createdAt', '>', secondsBefore(now, repeatSeconds))
    .where('email', '=', email)
    .where('name', '=', name)
    .where('phone', '=', phone)
    .where('subject', 'is not distinct from', subject || null)
    .where('message', '=', message)
    .where('topicPath', 'is not distinct from', topicPath)
    .where('suspectedAt', 'is', null)
    .executeTakeFirst()
  return sent?.number ?? undefined
}

async function insertMessage(
  trx: Trx,
  message: Omit<Insertable<ContactMessageTable>, 'number'>,
): Promise<string> {
  const inserted = await trx
    .insertInto('contactMessages')
    .values({ ...message, number: newMessageNumber() })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  return inserted?.number ?? insertMessage(trx, message)
}

type Sender = {
  network: string
  language: TranslationCode | null
  _id?: string | undefined
  isPlainForm?: true
}

/**
 * Stores a message, emails it to the office and a receipt to the sender. Suspected spam is only stored, and gets the same
 * answer. Returns the number. Rejects with 429.
 */
export async function storeContactMessage(
  { db, attempts, mail, now }: Deps,
  form: ContactForm,
  { network, language, _id, isPlainForm }: Sender,
): Promise<string> {
  await attempts.take([`contact:${network}`, messagesOfNetwork])
  const { name, email, phone, subject, message, about } = form
  const isSpam = isSuspicious(form)
  const receivedAt = now()
  const timestamp = receivedAt.toISOString()
  const number = await db.transaction().execute(async (trx) => {
    const earlier = _id ? await findSame(trx, attempts, { _id, form }) : undefined
    if (earlier?.number) return earlier.number
    const topic = await messageTopic(trx, about, receivedAt, null)
    const topicPath = topic?.path ?? null
    const repeated =
      isPlainForm && (await findRepeated(trx, attempts, { form, topicPath, now: receivedAt }))
    if (repeated) return repeated
    const given = await insertMessage(trx, {
      _id: (earlier?.isIdFree && _id) || uuidv7(),
      name,
      email,
      phone,
      subject: subject || null,
      message,
      topic: topic?.title ?? null,
      topicPath,
      createdAt: timestamp,
      readAt: null,
      suspectedAt: isSpam ? timestamp : null,
      status: null,
    })
    if (isSpam) return given
    const mark = { number: given, topic }
    const office = await mail.officeAddress(trx)
    await mail.queue(trx, contactMail(office, form, mark))
    const mailbox = mailboxOf(emailKey(email))
    const receipts = await attempts.count(`receipt:${mailbox}`, receiptsOfMailbox, trx)
    if (receipts > receiptsOfMailbox.count) return given
    const ownTopic = language ? await messageTopic(trx, about, receivedAt, language) : topic
    const receipt = { number: given, topic: ownTopic }
    await mail.queue(trx, receiptMail(office, { email, language }, receipt))
    return given
  })
  mail.sendQueued()
  return number
}
