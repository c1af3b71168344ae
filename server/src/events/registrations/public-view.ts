import type { ShownRegistration } from 'contract/events/registrations'
import type { Reading } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { rowOfLink } from '../../platform/http/link-tokens.ts'
import { type EventStanding, readStanding, stateOf, timesOf } from './event-status.ts'
import { eventFault, heldFault } from './rejections.ts'
import type { Registration } from './seats.ts'
import { readStandings, type Stand } from './statuses.ts'

/** One's own number on the waiting list. */
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

const toShown = (
  { _id, name, email, offeredUntil, createdAt, ...row }: Registration,
  event: EventStanding,
  { state, standing }: Pick<Stand, 'state' | 'standing'>,
  moment: Date,
): ShownRegistration => ({
  ...withoutNulls({
    venue: event.venue,
    // People who are already out don't need to know why the event is off.
    reason: standing === state ? row.reason : event.state && event.stateNote,
    offeredUntil: state === 'offered' ? offeredUntil : null,
  }),
  _id,
  eventId: row.eventId,
  title: event.title,
  ...timesOf(event),
  name: name ?? '',
  email: email ?? '',
  state,
  standing,
  isOpen: eventFault(event, moment) === undefined,
  canLeave: heldFault(event, moment) === undefined,
  ...stateOf(event),
  ...(event.deletedAt !== null && { isDeleted: true }),
  createdAt,
})

export async function showRegistration(
  db: Reading,
  row: Registration,
  moment: Date,
): Promise<ShownRegistration | undefined> {
  const event = await readStanding(db, row.eventId)
  if (!event) return undefined
  const standsAs = await readStandings(db, event, [row], moment)
  const shown = toShown(row, event, standsAs(row), moment)
  return row.state === 'waiting' ? { ...shown, position: await positionOf(db, row) } : shown
}

export async function byToken(db: Reading, token: string): Promise<Registration | undefined> {
  const [column, value] = await rowOfLink(db, token)
  return db
    .selectFrom('registrations')
    .selectAll()
    .where(column, '=', value)
    .where('token', 'is not', null)
    .executeTakeFirst()
}

export const placesLeft = ({
  capacity,
  taken,
  waiting,
}: {
  capacity: number
  taken: number
  waiting: number
}) => (waiting > 0 ? 0 : Math.max(0, capacity - taken))
