import { type RegistrationStatus, registrationStatusOf } from 'contract/events/statuses'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { isCheckInOver } from '../details/check-in-days.ts'
import { type EventDetails, eventHasEnded, eventStateOf, isOff } from '../details/event-status.ts'
import type { Registration } from './seats.ts'

type CheckIn = { _id: string; scannedAt: string }

/** Somebody was let in, and check-in has closed. */
async function isCheckInDone(db: DbOrTrx, event: EventDetails, now: Date): Promise<boolean> {
  if (!isCheckInOver(event, now)) return false
  const first = await db
    .selectFrom('checkIns')
    .select('_id')
    .where('eventId', '=', event._id)
    .where('outcome', '=', 'in')
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

async function readCheckIns(
  db: DbOrTrx,
  rows: readonly Pick<Registration, '_id'>[],
): Promise<Map<string, CheckIn>> {
  const ids = rows.map(({ _id }) => _id)
  if (ids.length === 0) return new Map()
  const attendees = await db
    .selectFrom('checkIns')
    .select(['_id', 'registrationId', 'scannedAt'])
    .where('registrationId', 'in', ids)
    .where('outcome', '=', 'in')
    .execute()
  return new Map(attendees.map(({ registrationId, ...one }) => [registrationId ?? '', one]))
}

type Stored = Pick<Registration, '_id' | 'state' | 'offeredUntil'>

/** An overdue offer counts as lapsed even before the job has run. */
const stateNow = (
  { state, offeredUntil }: Stored,
  event: EventDetails,
  now: Date,
): Registration['state'] =>
  state === 'offered' && !isOff(event) && (offeredUntil ?? '') <= now.toISOString()
    ? 'lapsed'
    : state

export type CurrentStatus = {
  state: Registration['state']
  standing: RegistrationStatus
  checkIn?: CheckIn
}

export async function readStatuses(
  db: DbOrTrx,
  event: EventDetails,
  rows: readonly Stored[],
  now: Date,
): Promise<(row: Stored) => CurrentStatus> {
  const checkIns = await readCheckIns(db, rows)
  const ofEvent = {
    ...eventStateOf(event),
    hasEnded: eventHasEnded(event, now),
    isCheckInDone: await isCheckInDone(db, event, now),
  }
  return (row) => {
    const checkIn = checkIns.get(row._id)
    const state = stateNow(row, event, now)
    const status = registrationStatusOf({ ...ofEvent, state, hasCome: checkIn !== undefined })
    return { state, standing: status, ...(checkIn && { checkIn }) }
  }
}
