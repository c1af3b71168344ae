import type { TranslationCode } from 'college/languages'
import type { RegistrationView } from 'contract/events/registrations'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { rowOfLink } from '../../platform/http/link-tokens.ts'
import {
  type EventDetails,
  eventStateOf,
  readEventStatus,
  timesOf,
} from '../details/event-status.ts'
import { eventRejection, seatRejection } from './rejections.ts'
import type { Registration } from './seats.ts'
import { type CurrentStatus, readStatuses } from './statuses.ts'

/** One's own number on the waiting list. */
export async function waitingPosition(
  db: DbOrTrx,
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

const toRegistrationView = (
  { _id, name, email, offeredUntil, createdAt, ...row }: Registration,
  event: EventDetails,
  { state, standing }: Pick<CurrentStatus, 'state' | 'standing'>,
  now: Date,
): RegistrationView => ({
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
  isOpen: eventRejection(event, now) === undefined,
  canLeave: seatRejection(event, now) === undefined,
  ...eventStateOf(event),
  ...(event.deletedAt !== null && { isDeleted: true }),
  createdAt,
})

export async function registrationViewOf(
  db: DbOrTrx,
  row: Registration,
  now: Date,
  language?: TranslationCode,
): Promise<RegistrationView | undefined> {
  const event = await readEventStatus(db, row.eventId, language)
  if (!event) return undefined
  const statusOf = await readStatuses(db, event, [row], now)
  const visible = toRegistrationView(row, event, statusOf(row), now)
  return row.state === 'waiting'
    ? { ...visible, position: await waitingPosition(db, row) }
    : visible
}

export async function findRegistrationByToken(
  db: DbOrTrx,
  token: string,
): Promise<Registration | undefined> {
  const [column, value] = await rowOfLink(db, token)
  return db
    .selectFrom('registrations')
    .selectAll()
    .where(column, '=', value)
    .where('token', 'is not', null)
    .executeTakeFirst()
}

export const seatsLeft = ({
  capacity,
  taken,
  waiting,
}: {
  capacity: number
  taken: number
  waiting: number
}) => (waiting > 0 ? 0 : Math.max(0, capacity - taken))
