import { eventNotFound } from 'contract/events/events'
import {
  type OfficeEvent,
  type OfficeRegistration,
  officePageSize,
} from 'contract/events/registration-office'
import { maxRegistrationMatches } from 'contract/events/search-registrations'
import { type ExpressionBuilder, sql } from 'kysely'
import { departmentCodeOf, hasCodeOf } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { requireRight } from '../../platform/access/may.ts'
import { contains } from '../../platform/db/contains.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { Database, DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { readOngoingEvents } from '../details/coming-events.ts'
import {
  type EventDetails,
  eventNoteOf,
  eventStateOf,
  readEventStatus,
  timesOf,
} from '../details/event-status.ts'
import { countRegistrations } from './counts.ts'
import type { Registration } from './seats.ts'
import { orderOf, type RegistrationFilters, type Sorted, selectPeople } from './select-people.ts'
import { type CurrentStatus, readStatuses } from './statuses.ts'
import { readSeats, termsOf } from './terms.ts'

type Deps = { db: Db; now: () => Date }
type Page = { page?: string | undefined; search?: string | undefined }

export async function requireEvent(
  db: DbOrTrx,
  eventId: string,
  actor: Administrator,
): Promise<EventDetails> {
  const event = await readEventStatus(db, eventId)
  if (!event || event.deletedAt) throw notFound(eventNotFound)
  requireRight(actor, 'handle registrations', departmentCodeOf(event))
  return event
}

export async function eventsOfOffice(
  { db, now }: Deps,
  { when = 'ahead', search, page = '1' }: Page & { when?: 'ahead' | 'over' | undefined },
  { departments }: Administrator,
) {
  const timestamp = now()
  const ongoing = await readOngoingEvents(db, timestamp)
  const matching = db
    .selectFrom('events')
    .where(isNotDeleted)
    .where(({ or, not, eb }) => {
      const isToBegin = or([
        eb('date', '>', timestamp.toISOString()),
        sql<boolean>`coalesce(state, '') = 'postponed'`,
      ])
      return when === 'over'
        ? not(isToBegin)
        : or([isToBegin, ...(ongoing.length > 0 ? [eb('_id', 'in', ongoing)] : [])])
    })
    .$if(search !== undefined && search !== '', (rows) =>
      rows.where(contains(['title'], search ?? '')),
    )
    .$if(departments.length > 0, (rows) => rows.where(hasCodeOf(departments)))
  const { count } = await matching
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const order = when === 'ahead' ? 'asc' : 'desc'
  const rows = await matching
    .select('_id')
    .orderBy('date', order)
    .orderBy('_id', order)
    .limit(officePageSize)
    .offset((Number(page) - 1) * officePageSize)
    .execute()
  return {
    events: await describe(
      db,
      rows.map(({ _id }) => _id),
    ),
    page: Number(page),
    pages: Math.max(1, Math.ceil(Number(count) / officePageSize)),
    found: Number(count),
  }
}

async function describe(db: Db, eventIds: readonly string[]): Promise<OfficeEvent[]> {
  const countsOf = await countRegistrations(db, eventIds)
  const events: OfficeEvent[] = []
  for (const eventId of eventIds) {
    const event = await readEventStatus(db, eventId)
    const seats = await readSeats(db, eventId)
    if (event)
      events.push({
        _id: event._id,
        title: event.title,
        ...timesOf(event),
        ...eventStateOf(event),
        ...eventNoteOf(event),
        ...withoutNulls({ isDraft: event.isDraft, publishAt: event.publishAt }),
        ...(seats && { capacity: seats.capacity }),
        counts: countsOf(eventId),
      })
  }
  return events
}

export async function readOfficeEvent({ db }: Deps, eventId: string, actor: Administrator) {
  await requireEvent(db, eventId, actor)
  const [event] = await describe(db, [eventId])
  if (!event) throw notFound(eventNotFound)
  const seats = await readSeats(db, eventId)
  return { event, ...(seats && { terms: termsOf(seats) }) }
}

const toOffice = (row: Registration, status: CurrentStatus): OfficeRegistration => {
  const { _id, name, email, place, offeredUntil, consent, reason } = row
  const { createdAt, changedAt, studentId } = row
  return {
    _id,
    ...withoutNulls({ name, email, place, offeredUntil, consent, reason }),
    isStudent: studentId !== null,
    ...status,
    answers: JSON.parse(row.answers),
    createdAt,
    changedAt,
  }
}

export async function listPeople(
  { db, now }: Deps,
  eventId: string,
  { page = '1', sort, order, ...filters }: RegistrationFilters & Sorted & Page,
  actor: Administrator,
) {
  const event = await requireEvent(db, eventId, actor)
  const matching = selectPeople(db, eventId, filters)
  const { count } = await matching
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy(orderOf({ sort, order }))
    .limit(officePageSize)
    .offset((Number(page) - 1) * officePageSize)
    .execute()
  const statusOf = await readStatuses(db, event, rows, now())
  return {
    registrations: rows.map((row) => toOffice(row, statusOf(row))),
    page: Number(page),
    pages: Math.max(1, Math.ceil(Number(count) / officePageSize)),
    found: Number(count),
  }
}

export async function searchPeople(
  { db }: Deps,
  search: string | undefined,
  { departments }: Administrator,
) {
  if (!search) return []
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('events', 'events._id', 'registrations.eventId')
    .select(['registrations._id', 'registrations.name', 'registrations.email'])
    .select(['registrations.state', 'registrations.eventId', 'events.title'])
    .where(contains(['registrations.name', 'registrations.email'], search))
    .where(isNotDeleted)
    .$if(departments.length > 0, (found) => found.where(hasCodeOf(departments)))
    .orderBy('registrations.createdAt', 'desc')
    .orderBy('registrations._id')
    .limit(maxRegistrationMatches)
    .execute()
  return rows.map(({ name, email, ...row }) => ({ ...row, ...withoutNulls({ name, email }) }))
}

const after =
  ({ place, _id }: Registration) =>
  ({ or, and, eb }: ExpressionBuilder<Database, 'registrations'>) =>
    place === null
      ? and([eb('place', 'is', null), eb('_id', '>', _id)])
      : or([eb('place', '>', place), eb('place', 'is', null)])

/** All of them, in batches, for a file; people leaving the filter meanwhile shift nobody. */
export async function* readRegistrants(db: Db, eventId: string, filters: RegistrationFilters) {
  for (let last: Registration | undefined; ; ) {
    let matching = selectPeople(db, eventId, filters)
    if (last) matching = matching.where(after(last))
    const rows = await matching.selectAll().orderBy(orderOf({})).limit(officePageSize).execute()
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (!last || rows.length < officePageSize) return
  }
}
