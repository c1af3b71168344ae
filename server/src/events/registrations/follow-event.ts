import { eventHasRegistrations } from 'contract/events/event-lifecycle'
import { statusesInForce } from 'contract/events/registrations'
import type { Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'
import { type EventDetails, eventIsOver, hasStarted, isHidden } from '../details/event-status.ts'
import { deadline, expireAndPromote } from './expire-and-promote.ts'
import { notifyRegistrants } from './notify.ts'
import { isAwaited } from './people-of-event.ts'
import { hasChanged, type NotifiedDetails, toPreviousDetails } from './previous-details.ts'
import { type LockedSeats, lockSeats } from './seats.ts'

type Visible = NotifiedDetails & Pick<EventDetails, '_id' | 'isDraft' | 'publishAt' | 'deletedAt'>

/** Emails about changes by staff: while several wait unsent, only the last one applies. */
const newsOfChange = ['changed', 'cancelled'] as const

function newsOf(
  before: Visible,
  after: Visible,
  now: Date,
): (typeof newsOfChange)[number] | undefined {
  // Nobody is notified of corrections to an event that is over.
  if (eventIsOver(before, now) && eventIsOver(after, now)) return undefined
  if (after.state === 'cancelled') return before.state === 'cancelled' ? undefined : 'cancelled'
  return hasChanged(before, after) ? 'changed' : undefined
}

/** A new date resets reminders and limits offers to its start. A past date takes no offer away: it may be a typo. */
async function moveTo(trx: Trx, { seats, event }: LockedSeats, now: Date): Promise<void> {
  const { date } = event
  const ofEvent = trx.updateTable('registrations').where('eventId', '=', seats.eventId)
  await ofEvent.set({ remindedAt: null }).where('remindedAt', 'is not', null).execute()
  if (hasStarted(event, now)) return
  await ofEvent
    .set({ offeredUntil: date })
    .where('state', '=', 'offered')
    .where('offeredUntil', '>', date)
    .execute()
}

/** Offers that were open when the event was called off get the full time limit again. */
const renewOffers = (trx: Trx, locked: LockedSeats, now: Date) =>
  trx
    .updateTable('registrations')
    .set({ offeredUntil: deadline(locked, now) })
    .where('eventId', '=', locked.seats.eventId)
    .where('state', '=', 'offered')
    .execute()

/**
 * Notifies everyone with an active registration. An unsent change email is reused: its text is rendered at sending time
 * and covers all changes since the reader's last email. Unsent emails are locked, so that none goes out before this
 * change is committed. `isCertain` is false while another email waits, as the reader may or may not have its facts.
 */
async function notifyAll(
  trx: Trx,
  before: Visible,
  news: (typeof newsOfChange)[number],
  now: Date,
): Promise<void> {
  const inForce = trx
    .selectFrom('registrations')
    .where('eventId', '=', before._id)
    .where('state', 'in', statusesInForce)
  const waiting = await trx
    .updateTable('mails')
    .set({ tellsOf: news })
    .where('tries', '=', 0)
    .where('tellsOf', 'in', newsOfChange)
    .where('registrationId', 'in', inForce.select('_id'))
    .returning('registrationId')
    .execute()
  const others = await trx
    .selectFrom('mails')
    .select('registrationId')
    .where(({ or, eb }) =>
      or([eb('tries', '>', 0), eb('tellsOf', 'is', null), eb('tellsOf', 'not in', newsOfChange)]),
    )
    .where('registrationId', 'in', inForce.select('_id'))
    .execute()
  const idsOf = (rows: typeof others) => new Set(rows.map(({ registrationId }) => registrationId))
  const [notified, uncertain] = [idsOf(waiting), idsOf(others)]
  const people = await inForce.select(['_id', 'email']).orderBy('place').execute()
  for (const isCertain of [true, false]) {
    const batch = people.filter(({ _id }) => !notified.has(_id) && uncertain.has(_id) !== isCertain)
    await notifyRegistrants(trx, batch, news, now, toPreviousDetails(before, isCertain))
  }
}

/**
 * Follows a change of an event in its transaction: people with a registration are notified once, and seats are offered
 * again if it takes place after all. Rejects with 409 if they could no longer open its page.
 */
export async function followEvent(
  trx: Trx,
  { before, after, now }: { before: Visible | undefined; after: Visible | undefined; now: Date },
): Promise<void> {
  if (!before || !after) return
  const locked = await lockSeats(trx, after._id)
  if (!locked) return
  // Even if the same save moves it into the past or cancels it: people would be notified of a page they cannot open.
  const isAwaitedByPeople = [before, after].some((event) => isAwaited({ ...locked, event }, now))
  const becomesHidden = !isHidden(before, now) && isHidden(after, now)
  // A deletion reaches them as a cancellation.
  if (becomesHidden && !after.deletedAt && isAwaitedByPeople) throw conflict(eventHasRegistrations)
  if (before.date !== after.date) await moveTo(trx, locked, now)
  if (before.state && !after.state) await renewOffers(trx, locked, now)
  const news = newsOf(before, after, now)
  if (news) await notifyAll(trx, before, news, now)
  await expireAndPromote(trx, locked, now)
}
