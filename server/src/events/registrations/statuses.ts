import { type Standing, standingOf } from 'contract/events/statuses'
import type { Reading } from '../../platform/db/open.ts'
import { isDoorOver } from '../check-in/check-in-events.ts'
import { type EventStanding, hasEnded, isOff, stateOf } from './event-status.ts'
import type { Registration } from './seats.ts'

type CheckIn = { _id: string; scannedAt: string }

/** Somebody was let in, and check-in has closed. */
async function isDoorDone(db: Reading, event: EventStanding, moment: Date): Promise<boolean> {
  if (!isDoorOver(event, moment)) return false
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
  db: Reading,
  rows: readonly Pick<Registration, '_id'>[],
): Promise<Map<string, CheckIn>> {
  const ids = rows.map(({ _id }) => _id)
  if (ids.length === 0) return new Map()
  const came = await db
    .selectFrom('checkIns')
    .select(['_id', 'registrationId', 'scannedAt'])
    .where('registrationId', 'in', ids)
    .where('outcome', '=', 'in')
    .execute()
  return new Map(came.map(({ registrationId, ...one }) => [registrationId ?? '', one]))
}

type Stored = Pick<Registration, '_id' | 'state' | 'offeredUntil'>

/** An overdue offer counts as lapsed even before the job has run. */
const stateNow = (
  { state, offeredUntil }: Stored,
  event: EventStanding,
  moment: Date,
): Registration['state'] =>
  state === 'offered' && !isOff(event) && (offeredUntil ?? '') <= moment.toISOString()
    ? 'lapsed'
    : state

export type Stand = { state: Registration['state']; standing: Standing; checkIn?: CheckIn }

export async function readStandings(
  db: Reading,
  event: EventStanding,
  rows: readonly Stored[],
  moment: Date,
): Promise<(row: Stored) => Stand> {
  const checkIns = await readCheckIns(db, rows)
  const ofEvent = {
    ...stateOf(event),
    hasEnded: hasEnded(event, moment),
    isDoorDone: await isDoorDone(db, event, moment),
  }
  return (row) => {
    const checkIn = checkIns.get(row._id)
    const state = stateNow(row, event, moment)
    const standing = standingOf({ ...ofEvent, state, hasCome: checkIn !== undefined })
    return { state, standing, ...(checkIn && { checkIn }) }
  }
}
