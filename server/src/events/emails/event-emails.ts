import {
  type EventEmailPreview,
  emailIdUsed,
  maxListedEmails,
  nobodyToEmail,
  recipientsChanged,
  type SentEventEmail,
} from 'contract/events/event-emails'
import type { PeopleSelection } from 'contract/events/event-people'
import { eventNotFound } from 'contract/events/events'
import { daySeconds, hourSeconds } from 'contract/platform/durations'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { badRequest, conflict, notFound } from '../../platform/errors.ts'
import { deferredEmail } from '../../platform/mail/deferred-email.ts'
import { requireEvent } from '../registrations/office.ts'
import { isInForce, lockSeats } from '../registrations/seats.ts'
import { readSelected } from '../registrations/select-people.ts'
import { eventEmail } from './event-email-text.ts'

type Letter = { subject: string; text: string; people: PeopleSelection }

const ofAccount = { count: 20, seconds: hourSeconds }
const ofEvent = { count: 20, seconds: daySeconds }

/** Never an address that nobody confirmed, nor people who gave up their place. */
async function readRecipients(trx: Trx, eventId: string, selection: PeopleSelection) {
  const selected = await readSelected(trx, eventId, selection)
  const recipients = selected.flatMap(({ _id, email, name, state, language }) =>
    email !== null && name !== null && isInForce(state) ? [{ _id, email, name, language }] : [],
  )
  return { recipients, leftOut: selected.length - recipients.length }
}

/** Rejects with 400 if nobody would get it, 403, 404, or 409 if the list has changed. */
export async function previewEmail(
  { db, college, config }: PlatformDeps,
  eventId: string,
  { people, ...letter }: Letter,
  actor: Administrator,
): Promise<EventEmailPreview> {
  await requireEvent(db, eventId, actor)
  const { recipients, leftOut } = await db.transaction().execute(async (trx) => {
    await actor.confirm(trx)
    return readRecipients(trx, eventId, people)
  })
  const [first] = recipients
  if (!first) throw badRequest(nobodyToEmail)
  const { publicUrl } = config
  const reader = { ...first, eventId, token: '…' }
  const email = await eventEmail({ db, college, publicUrl }, letter, reader)
  if (!email) throw notFound(eventNotFound)
  const { subject, text } = email
  return { count: recipients.length, leftOut, subject, text }
}

const readSent = (db: DbOrTrx, _id: string) =>
  db.selectFrom('eventEmails').selectAll().where('_id', '=', _id).executeTakeFirst()

type Sending = Letter & { _id: string; count: number }

/** Returns false if the email was sent before. */
async function store(
  trx: Trx,
  { eventId, sentBy, now }: { eventId: string; sentBy: string; now: Date },
  { _id, subject, text, count }: Sending,
): Promise<boolean> {
  const stored = await trx
    .insertInto('eventEmails')
    .values({ _id, eventId, subject, text, sentBy, people: count, createdAt: now.toISOString() })
    .onConflict((row) => row.doNothing())
    .returning('_id')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Queues an email to everyone in the selection. Repeating it with the same `_id` sends nothing. Returns how many get it;
 * rejects with 400, 403, 404, 429, or 409 if these are not the people of the preview.
 */
export async function sendEmail(
  { db, mail, attempts, now }: PlatformDeps,
  eventId: string,
  sending: Sending,
  actor: Administrator,
): Promise<number> {
  const { _id, subject, text } = sending
  await requireEvent(db, eventId, actor)
  if (!(await readSent(db, _id)))
    await attempts.take(
      [`event-email:${actor._id}`, ofAccount],
      [`event-email:${eventId}`, ofEvent],
    )
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const event = await requireEvent(trx, eventId, actor)
    await lockSeats(trx, eventId)
    const timestamp = now()
    const sentBy = actor.name || actor.email
    if (!(await store(trx, { eventId, sentBy, now: timestamp }, sending))) {
      const before = await readSent(trx, _id)
      const isSame =
        before?.eventId === eventId &&
        before.subject === subject &&
        before.text === text &&
        before.people === sending.count
      if (!isSame) throw conflict(emailIdUsed)
      return
    }
    const { recipients } = await readRecipients(trx, eventId, sending.people)
    if (recipients.length === 0) throw badRequest(nobodyToEmail)
    if (recipients.length !== sending.count) throw conflict(recipientsChanged)
    const replyTo = await mail.officeAddress(trx)
    const mails = recipients.map(({ _id: registrationId, email }) => ({
      ...deferredEmail(email, timestamp),
      ...{ registrationId, replyTo, eventEmailId: _id },
      ...{ tellsOf: 'message' as const, lane: 'registrations' as const },
    }))
    await inRowBatches(mails, (batch) => trx.insertInto('mails').values(batch).execute())
    const target = { _id: event._id, name: event.title }
    const recorded = { admin, action: 'emailed', subject: 'registration', target } as const
    const after = { people: recipients.length, emailSubject: subject }
    await recordActivity(trx, { ...recorded, after }, timestamp)
  })
  mail.sendQueued()
  return sending.count
}

export async function listEmails(
  { db, now }: Pick<PlatformDeps, 'db' | 'now'>,
  eventId: string,
  actor: Administrator,
): Promise<SentEventEmail[]> {
  await requireEvent(db, eventId, actor)
  const at = now().toISOString()
  const rows = await db
    .selectFrom('eventEmails')
    .select(['_id', 'subject', 'text', 'sentBy', 'people', 'createdAt'])
    .select(({ selectFrom, fn }) =>
      selectFrom('mails')
        .select(fn.countAll().as('count'))
        .whereRef('mails.eventEmailId', '=', 'eventEmails._id')
        .where('giveUpAt', '>', at)
        .as('waiting'),
    )
    .where('eventId', '=', eventId)
    .orderBy('createdAt', 'desc')
    .orderBy('_id')
    .limit(maxListedEmails)
    .execute()
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }))
}
