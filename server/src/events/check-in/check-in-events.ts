import {
  type CheckInEvent,
  checkInDays,
  checkInEventNotFound,
  type KnownScan,
} from 'contract/events/check-in'
import { mayUse } from 'contract/platform/roles'
import { departmentCodeOf } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/errors.ts'
import { dayFrom } from '../details/check-in-days.ts'
import { isHidden } from '../details/event-status.ts'
import { isPublicAt } from '../details/public-events.ts'
import { countAttendance } from './counts.ts'

const select = (db: DbOrTrx) =>
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

async function toCheckInEvents(db: DbOrTrx, rows: readonly Row[]): Promise<CheckInEvent[]> {
  const countsOf = await countAttendance(
    db,
    rows.map(({ _id }) => _id),
  )
  const events: CheckInEvent[] = []
  for (const { takesWalkIns, takesWaiting, ...row } of rows)
    events.push({
      ...withoutNulls(row),
      takesWalkIns: takesWalkIns === 1,
      takesWaiting: takesWaiting === 1,
      counts: countsOf(row._id),
    })
  return events
}

const selectNow = (db: DbOrTrx, now: Date) => {
  const from = dayFrom(now, -checkInDays)
  return select(db)
    .where(isNotDeleted)
    .where(({ or, eb }) => or([eb('date', '>=', from), eb('end', '>=', from)]))
    .where('date', '<', dayFrom(now, checkInDays + 1))
}

export const isCheckInOpen = async (db: DbOrTrx, eventId: string, now: Date): Promise<boolean> =>
  (await selectNow(db, now)
    .where('events._id', '=', eventId)
    .where(isPublicAt(now))
    .executeTakeFirst()) !== undefined

export async function readCheckInEvents(
  db: DbOrTrx,
  now: Date,
  actor: Administrator,
): Promise<CheckInEvent[]> {
  const rows = await selectNow(db, now)
    .select(['department', 'isDraft', 'publishAt', 'deletedAt'])
    .orderBy('date')
    .orderBy('events._id')
    .execute()
  const visible = rows.filter(
    (event) =>
      !isHidden(event, now) || mayUse(actor, 'handle registrations', departmentCodeOf(event)),
  )
  return toCheckInEvents(
    db,
    visible.map(
      ({ department: _, isDraft: __, publishAt: ___, deletedAt: ____, ...event }) => event,
    ),
  )
}

export async function readCheckInEvent(
  db: DbOrTrx,
  eventId: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<CheckInEvent> {
  const rows = select(db).where('events._id', '=', eventId)
  const [event] = await toCheckInEvents(
    db,
    await (deleted ? rows : rows.where(isNotDeleted)).execute(),
  )
  if (!event) throw notFound(checkInEventNotFound)
  return event
}

export async function readScans(db: DbOrTrx, eventId: string, from?: string): Promise<KnownScan[]> {
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
