import { statesInForce } from 'contract/registrations'
import type { RegistrationNews } from '../db/schema.ts'
import { type EventStanding, hasBegun, isBehind } from './event-standing.ts'
import { toFormerly } from './formerly.ts'
import { type Held, holdSeats, type Trx } from './seats.ts'
import { deadline, settle } from './settle.ts'
import { tell } from './tell.ts'

/** What of an event whoever takes part in it has to know. */
const toldFields = ['date', 'time', 'venue', 'end', 'isAllDay', 'onlineLink', 'state'] as const
type Shown = Pick<EventStanding, '_id' | (typeof toldFields)[number]>

/** What is mailed of a change; undefined where nothing is. */
function newsOf(before: Shown, after: Shown, now: Date): RegistrationNews | undefined {
  // What is put right of an event that is over is told nobody.
  if (isBehind(before, now) && isBehind(after, now)) return undefined
  if (after.state === 'cancelled') return before.state === 'cancelled' ? undefined : 'cancelled'
  const isAnother = toldFields.some((name) => before[name] !== after[name])
  return isAnother ? 'changed' : undefined
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
 * Those in force for whom no mail of that kind waits untried: its words are set when it is sent, so that one tells of all
 * changes. The words of one that was tried may be on their way. Those that wait are held, so that none is begun before this
 * change is there to be told.
 */
async function readUntold(trx: Trx, eventId: string, news: RegistrationNews) {
  const inForce = trx
    .selectFrom('registrations')
    .where('eventId', '=', eventId)
    .where('state', 'in', statesInForce)
  const waiting = await trx
    .updateTable('mails')
    .set({ tries: 0 })
    .where('tries', '=', 0)
    .where('tellsOf', '=', news)
    .where('registrationId', 'in', inForce.select('_id'))
    .returning('registrationId')
    .execute()
  const alreadyTold = new Set(waiting.map(({ registrationId }) => registrationId))
  const people = await inForce.select(['_id', 'email']).orderBy('place').execute()
  return people.filter(({ _id }) => !alreadyTold.has(_id))
}

/**
 * What follows for who has registered from a change of an event, in the transaction that makes it: whoever takes part or waits
 * is told, once, and seats are offered where the event takes place again.
 */
export async function followEvent(
  trx: Trx,
  { before, after, now }: { before: Shown | undefined; after: Shown | undefined; now: Date },
): Promise<void> {
  if (!before || !after) return
  const held = await holdSeats(trx, after._id)
  if (!held) return
  if (before.date !== after.date) await moveTo(trx, held, now)
  if (before.state && !after.state) await renewOffers(trx, held, now)
  const news = newsOf(before, after, now)
  if (news) {
    const untold = await readUntold(trx, after._id, news)
    await tell(trx, untold, news, now, news === 'changed' ? toFormerly(before) : null)
  }
  await settle(trx, held, now)
}
