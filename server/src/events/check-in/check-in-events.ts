import { college } from 'college/facts'
import {
  type DoorEvent,
  doorDays,
  doorEventNotFound,
  type KnownScan,
} from 'contract/events/check-in'
import { dayMilliseconds } from 'contract/platform/durations'
import { mayUse } from 'contract/platform/roles'
import { localDay, toInstant } from 'contract/platform/zoned-time'
import { codeIn } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { isKept } from '../../platform/db/is-kept.ts'
import type { Reading } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isPublicAt } from '../calendar/public-events.ts'
import { isHidden } from '../registrations/event-status.ts'
import { countAttendance } from './counts.ts'

function dayFrom(moment: Date, days: number): string {
  const day = localDay(
    new Date(moment.getTime() + days * dayMilliseconds).toISOString(),
    college.timeZone,
  )
  return toInstant(`${day}T00:00`, college.timeZone)
}

const select = (db: Reading) =>
  db
    .selectFrom('events')
    .leftJoin('eventDoors', 'eventDoors.eventId', 'events._id')
    .leftJoin('eventSeats', 'eventSeats.eventId', 'events._id')
    .select(['events._id', 'title', 'date', 'time', 'end', 'isAllDay', 'venue', 'capacity'])
    .select([
      'events.state as eventState',
      'stateNote as eventNote',
      'takesWalkIns',
      'takesWaiting',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

async function asDoorEvents(db: Reading, rows: readonly Row[]): Promise<DoorEvent[]> {
  const countsOf = await countAttendance(
    db,
    rows.map(({ _id }) => _id),
  )
  const events: DoorEvent[] = []
  for (const { takesWalkIns, takesWaiting, ...row } of rows)
    events.push({
      ...withoutNulls(row),
      takesWalkIns: takesWalkIns === 1,
      takesWaiting: takesWaiting === 1,
      counts: countsOf(row._id),
    })
  return events
}

const selectNow = (db: Reading, moment: Date) => {
  const from = dayFrom(moment, -doorDays)
  return select(db)
    .where(isKept)
    .where(({ or, eb }) => or([eb('date', '>=', from), eb('end', '>=', from)]))
    .where('date', '<', dayFrom(moment, doorDays + 1))
}

type Span = { date: string; end: string | null }

export const isDoorOver = ({ date, end }: Span, moment: Date): boolean =>
  (end ?? date) < dayFrom(moment, -doorDays)

export const isAtDoor = async (db: Reading, eventId: string, moment: Date): Promise<boolean> =>
  (await selectNow(db, moment)
    .where('events._id', '=', eventId)
    .where(isPublicAt(moment))
    .executeTakeFirst()) !== undefined

export async function listDoorEvents(
  db: Reading,
  moment: Date,
  actor: Administrator,
): Promise<DoorEvent[]> {
  const rows = await selectNow(db, moment)
    .select(['department', 'isDraft', 'publishAt', 'deletedAt'])
    .orderBy('date')
    .orderBy('events._id')
    .execute()
  const shown = rows.filter(
    (event) => !isHidden(event, moment) || mayUse(actor, 'handle registrations', codeIn(event)),
  )
  return asDoorEvents(
    db,
    shown.map(({ department: _, isDraft: __, publishAt: ___, deletedAt: ____, ...event }) => event),
  )
}

export async function readDoorEvent(
  db: Reading,
  eventId: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<DoorEvent> {
  const rows = select(db).where('events._id', '=', eventId)
  const [event] = await asDoorEvents(db, await (deleted ? rows : rows.where(isKept)).execute())
  if (!event) throw notFound(doorEventNotFound)
  return event
}

export async function readScans(db: Reading, eventId: string, from?: string): Promise<KnownScan[]> {
  const rows = await db
    .selectFrom('checkIns')
    .select(['_id', 'registrationId', 'outcome', 'scannedAt', 'device', 'account'])
    .where('eventId', '=', eventId)
    .$if(from !== undefined, (scans) =>
      scans.where(({ or, eb }) =>
        or([eb('arrivedAt', '>=', from ?? ''), eb('changedAt', '>=', from ?? '')]),
      ),
    )
    .orderBy('arrivedAt')
    .orderBy('_id')
    .execute()
  return rows.map(withoutNulls)
}
