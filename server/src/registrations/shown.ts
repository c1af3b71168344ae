import type { ShownRegistration } from 'contract/registrations'
import type { Reading } from '../content/entry.ts'
import { withoutNulls } from '../db/rows.ts'
import { type EventStanding, isOff, readStanding, stateOf, timesOf } from './event-standing.ts'
import { eventFault, heldFault } from './refused.ts'
import type { Registration } from './seats.ts'

/** How many wait before whoever waits at this place, and themselves. */
export async function positionOf(
  db: Reading,
  { eventId, place }: Pick<Registration, 'eventId' | 'place'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('registrations')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('eventId', '=', eventId)
    .where('state', '=', 'waiting')
    .where('place', '<=', place)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const isLapsed = ({ state, offeredUntil }: Registration, moment: Date) =>
  state === 'offered' && (offeredUntil ?? '') <= moment.toISOString()

const toShown = (
  { _id, name, email, state, reason, offeredUntil, createdAt, ...row }: Registration,
  event: EventStanding,
  moment: Date,
): ShownRegistration => ({
  ...withoutNulls({
    venue: event.venue,
    reason,
    offeredUntil: state === 'offered' ? offeredUntil : null,
  }),
  _id,
  eventId: row.eventId,
  title: event.title,
  ...timesOf(event),
  name: name ?? '',
  email: email ?? '',
  state,
  isOpen: eventFault(event, moment) === undefined,
  canLeave: heldFault(event, moment) === undefined,
  ...stateOf(event),
  createdAt,
})

/** A registration as whoever has it sees it at a moment. Undefined when the event is gone. */
export async function showRegistration(
  db: Reading,
  row: Registration,
  moment: Date,
): Promise<ShownRegistration | undefined> {
  const event = await readStanding(db, row.eventId)
  if (!event) return undefined
  const shown = toShown(row, event, moment)
  // The clock comes within seconds; until then nobody is told that the place could still be taken.
  if (!isOff(event) && isLapsed(row, moment)) return { ...shown, state: 'lapsed' }
  return row.state === 'waiting' ? { ...shown, position: await positionOf(db, row) } : shown
}

/** By what a registration is found. */
export const byToken = (db: Reading, token: string) =>
  db.selectFrom('registrations').selectAll().where('token', '=', token).executeTakeFirst()

/** How many places whoever registers now gets at once. */
export const placesLeft = ({
  capacity,
  taken,
  waiting,
}: {
  capacity: number
  taken: number
  waiting: number
}) => (waiting > 0 ? 0 : Math.max(0, capacity - taken))
