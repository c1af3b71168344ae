import { peopleReadIt } from 'contract/events/event-life'
import { statesInForce } from 'contract/events/registrations'
import { conflict } from '../../platform/http/errors.ts'
import { type EventStanding, hasBegun, isBehind, isHidden } from './event-status.ts'
import { deadline, settle } from './expire-and-promote.ts'
import { tell } from './notify.ts'
import { isAwaited } from './people-of-event.ts'
import { isAnother, type ToldOfEvent, toFormerly } from './previous-details.ts'
import { type Held, holdSeats, type Trx } from './seats.ts'

type Shown = ToldOfEvent & Pick<EventStanding, '_id' | 'isDraft' | 'publishAt' | 'deletedAt'>

/** Of the mails about an event, those that tell what staff have changed: of each that waits untried, the last one holds. */
const newsOfChange = ['changed', 'cancelled'] as const

/** What is mailed of a change; undefined where nothing is. */
function newsOf(before: Shown, after: Shown, now: Date): (typeof newsOfChange)[number] | undefined {
  // What is put right of an event that is over is told nobody.
  if (isBehind(before, now) && isBehind(after, now)) return undefined
  if (after.state === 'cancelled') return before.state === 'cancelled' ? undefined : 'cancelled'
  return isAnother(before, after) ? 'changed' : undefined
}

/**
 * Another date is reminded of anew, and no offer lasts beyond it. One that is over already takes none away: it may be mistyped,
 * and nobody can take a place meanwhile.
 */
async function moveTo(trx: Trx, { seats, event }: Held, now: Date): Promise<void> {
  const { date } = event
  const ofEvent = trx.updateTable('registrations').where('eventId', '=', seats.eventId)
  await ofEvent.set({ remindedAt: null }).where('remindedAt', 'is not', null).execute()
  if (hasBegun(event, now)) return
  await ofEvent
    .set({ offeredUntil: date })
    .where('state', '=', 'offered')
    .where('offeredUntil', '>', date)
    .execute()
}

/** Who had an offer when the event was called off has as long for it as anybody who gets one now. */
const renewOffers = (trx: Trx, held: Held, now: Date) =>
  trx
    .updateTable('registrations')
    .set({ offeredUntil: deadline(held, now) })
    .where('eventId', '=', held.seats.eventId)
    .where('state', '=', 'offered')
    .execute()

/**
 * Tells those in force. Who is to get a mail of a change already that waits untried gets that one: its words are set when it is
 * sent, so that one tells of all changes since what its reader knows. Those that wait are held, so that none is begun before
 * this change is there to be told. What somebody knows is not certain while another mail about the registration waits: its words
 * may be on their way, or are still to be set.
 */
async function tellAll(
  trx: Trx,
  before: Shown,
  news: (typeof newsOfChange)[number],
  now: Date,
): Promise<void> {
  const inForce = trx
    .selectFrom('registrations')
    .where('eventId', '=', before._id)
    .where('state', 'in', statesInForce)
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
  const [told, uncertain] = [idsOf(waiting), idsOf(others)]
  const people = await inForce.select(['_id', 'email']).orderBy('place').execute()
  for (const isCertain of [true, false]) {
    const some = people.filter(({ _id }) => !told.has(_id) && uncertain.has(_id) !== isCertain)
    await tell(trx, some, news, now, toFormerly(before, isCertain))
  }
}

/**
 * What follows for who has registered from a change of an event, in the transaction that makes it: whoever takes part or waits
 * is told, once, and seats are offered where the event takes place again. Rejects with 409 where they would not find it any more.
 */
export async function followEvent(
  trx: Trx,
  { before, after, now }: { before: Shown | undefined; after: Shown | undefined; now: Date },
): Promise<void> {
  if (!before || !after) return
  const held = await holdSeats(trx, after._id)
  if (!held) return
  // Also where the same save moves it into the past or cancels it: they are told then, and would not find the page.
  const isAwaitedByPeople = [before, after].some((event) => isAwaited({ ...held, event }, now))
  const becomesHidden = !isHidden(before, now) && isHidden(after, now)
  // Of a deletion they are told by the cancellation that it is.
  if (becomesHidden && !after.deletedAt && isAwaitedByPeople) throw conflict(peopleReadIt)
  if (before.date !== after.date) await moveTo(trx, held, now)
  if (before.state && !after.state) await renewOffers(trx, held, now)
  const news = newsOf(before, after, now)
  if (news) await tellAll(trx, before, news, now)
  await settle(trx, held, now)
}
