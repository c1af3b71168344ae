import { dayMilliseconds } from 'contract/platform/durations'
import type { Db } from '../../platform/db/open.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { runRepeatedly } from '../../platform/queues/run-repeatedly.ts'
import { isOff, isWithinADay, reminderFrom } from '../details/event-status.ts'
import { expireAndPromote } from './expire-and-promote.ts'
import { notifyRegistrants } from './notify.ts'
import { lockSeats } from './seats.ts'

type Deps = { db: Db; mail: { sendQueued: () => void }; now: () => Date }

const everyMilliseconds = 30_000
const remindersAtOnce = 200

async function processExpiredOffers({ db, now }: Deps): Promise<boolean> {
  const due = await db
    .selectFrom('registrations')
    .innerJoin('events', 'events._id', 'registrations.eventId')
    .select('eventId')
    .distinct()
    .where('registrations.state', '=', 'offered')
    .where('events.state', 'is', null)
    .where('offeredUntil', '<=', now().toISOString())
    .execute()
  for (const { eventId } of due)
    await db.transaction().execute(async (trx) => {
      const locked = await lockSeats(trx, eventId)
      if (locked) await expireAndPromote(trx, locked, now())
    })
  return due.length > 0
}

/** Only people who registered before the last day began. Returns how many. */
async function remindSome({ db, now }: Deps, eventId: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Locked, so that a concurrent move of the event finds who was reminded of the old date.
    const locked = await lockSeats(trx, eventId)
    const timestamp = now()
    if (!locked || isOff(locked.event) || !isWithinADay(locked.event, timestamp)) return 0
    const some = trx
      .selectFrom('registrations')
      .select('_id')
      .where('eventId', '=', eventId)
      .where('state', '=', 'registered')
      .where('remindedAt', 'is', null)
      .where('changedAt', '<=', reminderFrom(locked.event).toISOString())
      .orderBy('place')
      .limit(remindersAtOnce)
    const reminded = await trx
      .updateTable('registrations')
      .set({ remindedAt: timestamp.toISOString() })
      .where('_id', 'in', some)
      .returning(['_id', 'email'])
      .execute()
    await notifyRegistrants(trx, reminded, 'reminder', timestamp)
    return reminded.length
  })
}

const selectWithinADay = (db: DbOrTrx, now: Date) =>
  db
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events._id')
    .select('events._id')
    .where('date', '>', now.toISOString())
    .where('date', '<=', new Date(now.getTime() + dayMilliseconds).toISOString())
    .where('taken', '>', 0)

/** As if all reminders that are due had been sent. */
export async function markReminded(trx: Trx, now: Date): Promise<void> {
  await trx
    .updateTable('registrations')
    .set({ remindedAt: now.toISOString() })
    .where('eventId', 'in', selectWithinADay(trx, now))
    .where('state', '=', 'registered')
    .where('remindedAt', 'is', null)
    .execute()
}

async function remind(deps: Deps): Promise<boolean> {
  const { db, now } = deps
  const events = await selectWithinADay(db, now()).execute()
  let count = 0
  for (const { _id } of events) {
    for (let some = -1; some !== 0; count += some) some = await remindSome(deps, _id)
  }
  return count > 0
}

/** Safe to run on several servers at once: everything happens once. */
export async function runOffersAndReminders(deps: Deps): Promise<void> {
  const isNotified = [await processExpiredOffers(deps), await remind(deps)]
  if (isNotified.includes(true)) deps.mail.sendQueued()
}

export function startOffersAndReminders(
  deps: Deps,
  onFailure: (error: unknown) => void,
): () => void {
  return runRepeatedly(() => runOffersAndReminders(deps), { everyMilliseconds, onFailure })
}
