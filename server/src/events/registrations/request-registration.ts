import type { TranslationCode } from 'college/languages'
import type { RegistrationFormStatus } from 'contract/events/registrations'
import { daySeconds, minuteSeconds } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'
import type { Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { emailKey, mailboxOf } from '../../platform/email-key.ts'
import type { Limit } from '../../platform/http/attempts.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { tokenPlaceholder } from '../../platform/mail/link-placeholder.ts'
import { readEventStatus } from '../details/event-status.ts'
import { inEventTurn } from './act.ts'
import { alreadyRegisteredEmail, proveMail } from './confirmation-mails.ts'
import { registrationLink } from './links.ts'
import { isMailboxFull } from './mailbox-limit.ts'
import { visitorRejection } from './rejections.ts'
import { type LockedSeats, lockSeats } from './seats.ts'
import { type GivenAnswers, readAnswers } from './terms.ts'

/** A whole class shares one network; emails to strangers are limited per address. */
const ofNetwork: Limit = { count: 400, seconds: 10 * minuteSeconds }

/** Anybody may enter anybody's address, so that more would be a nuisance to a stranger. */
const mailsOfMailbox: Limit = { count: 5, seconds: daySeconds }

/** A double click, or a second tab, sends no second email. */
const sameMail: Limit = { count: 1, seconds: minuteSeconds }

type Deps = Pick<PlatformDeps, 'db' | 'attempts' | 'mail' | 'config' | 'now'>
type Request = {
  email: string
  name: string
  given: GivenAnswers
  language: TranslationCode | null
}
type Stored = Exclude<ReturnType<typeof readAnswers>, string>

const findOne = (
  trx: Trx,
  eventId: string,
  key: string,
  states: readonly ('asked' | 'registered' | 'waiting' | 'offered')[],
) =>
  trx
    .selectFrom('registrations')
    .select(['_id', 'name', 'answers', 'consent', 'language'])
    .where('eventId', '=', eventId)
    .where('emailKey', '=', key)
    .where('state', 'in', states)
    .executeTakeFirst()

/** A link confirms what was entered when it was sent: whoever enters something else for the address gets another one. */
async function storePending(
  trx: Trx,
  { seats }: LockedSeats,
  { email, name, language, stored }: Omit<Request, 'given'> & { stored: Stored },
  now: Date,
): Promise<string> {
  const at = now.toISOString()
  const addressee = { email, language, createdAt: at, changedAt: at }
  const answers = JSON.stringify(stored.answers)
  const { consent } = stored
  const before = await findOne(trx, seats.eventId, emailKey(email), ['asked'])
  if (before?.name === name && before.answers === answers && before.consent === consent) {
    await trx.updateTable('registrations').set(addressee).where('_id', '=', before._id).execute()
    return before._id
  }
  if (before) await trx.deleteFrom('registrations').where('_id', '=', before._id).execute()
  const { hashOf } = await readLinkTokens(trx)
  const _id = uuidv7()
  await trx
    .insertInto('registrations')
    .values({
      ...addressee,
      _id,
      name,
      answers,
      consent,
      eventId: seats.eventId,
      studentId: null,
      emailKey: emailKey(email),
      mailbox: mailboxOf(emailKey(email)),
      state: 'asked',
      place: null,
      token: hashOf(_id),
    })
    .execute()
  return _id
}

/**
 * Emails a link to the address. Nothing else happens before it is confirmed, and the outcome looks the same for every
 * address. Rejects with 429.
 */
export async function requestRegistration(
  { db, attempts, mail, config, now }: Deps,
  eventId: string,
  request: Request,
  network: string,
): Promise<RegistrationFormStatus> {
  await attempts.take([`registration:${network}`, ofNetwork])
  const key = emailKey(request.email)
  const work = async (trx: Trx): Promise<RegistrationFormStatus> => {
    const mailbox = mailboxOf(key)
    const count = await attempts.count(`registration-mail:${mailbox}`, mailsOfMailbox, trx)
    const locked = await lockSeats(trx, eventId)
    if (!locked) return 'none'
    const timestamp = now()
    const error = visitorRejection(locked, timestamp)
    if (error) return error
    // Before the lookup of the address, so that the response does not reveal whether it is registered.
    const stored = readAnswers(locked.seats, request.given)
    if (typeof stored === 'string') return stored
    const known = await findOne(trx, eventId, key, ['registered', 'waiting', 'offered'])
    const isInVain =
      count > mailsOfMailbox.count ||
      (!known && (await isMailboxFull(trx, { eventId, emailKey: key, mailbox })))
    // What can be neither emailed nor confirmed is not stored, but looks the same.
    if (isInVain) return 'sent'
    const _id = known?._id ?? (await storePending(trx, locked, { ...request, stored }, timestamp))
    const mailOfRow = `${known ? 'registered' : 'asked'}:${_id}`
    if ((await attempts.count(mailOfRow, sameMail, trx)) > sameMail.count) return 'sent'
    const language = known ? known.language : request.language
    const event = await readEventStatus(trx, eventId, language)
    const addressee = {
      registrationId: _id,
      email: request.email,
      title: event?.title ?? locked.event.title,
      url: registrationLink(config.publicUrl, tokenPlaceholder, language),
    }
    await mail.queue(trx, known ? alreadyRegisteredEmail(addressee) : proveMail(addressee))
    return 'sent'
  }
  const status = await inEventTurn(eventId, () => db.transaction().execute(work))
  mail.sendQueued()
  return status
}
