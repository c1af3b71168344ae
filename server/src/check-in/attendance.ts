import {
  type Attendance,
  type Attendances,
  attendanceEvents,
  type DoorSettings,
} from 'contract/attendance'
import type { Administrator } from '../access/actor.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { readMade } from '../certificates/of-event.ts'
import type { Reading } from '../content/entry.ts'
import type { Db } from '../db/open.ts'
import { withoutNulls } from '../db/rows.ts'
import { hasCodeOf } from '../records/departments.ts'
import { requireEvent } from '../registrations/office.ts'
import { countAttendance } from './counts.ts'
import { readDoorEvent, readScans } from './door-events.ts'

type Deps = { db: Db; now: () => Date }

const closed: DoorSettings = {
  takesWalkIns: false,
  takesWaiting: false,
  givesCertificates: false,
  signedBy: '',
  signedAs: '',
}

async function readDoor(db: Reading, eventId: string): Promise<DoorSettings> {
  const row = await db
    .selectFrom('eventDoors')
    .selectAll()
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  if (!row) return closed
  const { takesWalkIns, takesWaiting, givesCertificates, signedBy, signedAs } = row
  return {
    takesWalkIns: takesWalkIns === 1,
    takesWaiting: takesWaiting === 1,
    givesCertificates: givesCertificates === 1,
    signedBy,
    signedAs,
  }
}

/** What the devices found: who was let in twice, or with what was good no more. */
async function readOdd(db: Reading, eventId: string): Promise<Attendance['odd']> {
  const scans = await readScans(db, eventId)
  const odd = scans.filter(({ outcome }) => outcome !== 'in' && outcome !== 'undone')
  if (odd.length === 0) return []
  const people = await db
    .selectFrom('registrations')
    .select(['_id', 'name'])
    .where('eventId', '=', eventId)
    .execute()
  const names = new Map(people.map(({ _id, name }) => [_id, name]))
  return odd.map((scan) => {
    const { registrationId = '' } = scan
    const name = names.get(registrationId)
    const first = scans.find(
      (other) => other.outcome === 'in' && other.registrationId === registrationId,
    )
    return {
      ...scan,
      ...(name && { name }),
      ...(scan.outcome === 'double' && first && { first }),
    }
  })
}

/** Who came to an event, for who handles its registrations. Rejects with 403 or 404. */
export async function readAttendance(
  { db }: Deps,
  eventId: string,
  actor: Administrator,
): Promise<Attendance> {
  await requireEvent(db, eventId, actor)
  const walkIns = await db
    .selectFrom('checkIns')
    .select(['_id', 'name', 'email', 'scannedAt', 'device'])
    .where('eventId', '=', eventId)
    .where('way', '=', 'walk-in')
    .where('outcome', '!=', 'undone')
    .orderBy('scannedAt')
    .execute()
  return {
    event: await readDoorEvent(db, eventId),
    door: await readDoor(db, eventId),
    odd: await readOdd(db, eventId),
    walkIns: walkIns.map(withoutNulls),
    certificates: await readMade(db, eventId),
  }
}

/** Sets what the door of an event does. Rejects with 403 or 404. */
export async function saveDoor(
  { db, now }: Deps,
  eventId: string,
  { signedBy = '', signedAs = '', ...choices }: DoorSettings,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const { _id, title } = await requireEvent(trx, eventId, actor)
    const before = await readDoor(trx, eventId)
    const after = { ...choices, signedBy, signedAs }
    const columns = {
      ...after,
      takesWalkIns: choices.takesWalkIns ? 1 : 0,
      takesWaiting: choices.takesWaiting ? 1 : 0,
      givesCertificates: choices.givesCertificates ? 1 : 0,
    }
    await trx
      .insertInto('eventDoors')
      .values({ eventId, ...columns })
      .onConflict((conflict) => conflict.column('eventId').doUpdateSet(columns))
      .execute()
    const noted = { admin, action: 'updated', subject: 'registration' } as const
    await recordActivity(trx, { ...noted, target: { _id, name: title }, before, after }, now())
  })
}

/** The last events that took place and that anybody registered for or came to, of those that an account handles, the last first. */
export async function listAttendance(
  { db, now }: Deps,
  { departments }: Administrator,
): Promise<Attendances> {
  const rows = await db
    .selectFrom('events')
    .select(['_id', 'title', 'date', 'time', 'end', 'isAllDay'])
    .where('date', '<=', now().toISOString())
    .where('state', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('registrations').select('_id').whereRef('eventId', '=', 'events._id')),
        exists(selectFrom('checkIns').select('_id').whereRef('eventId', '=', 'events._id')),
      ]),
    )
    .$if(departments.length > 0, (own) => own.where(hasCodeOf(departments)))
    .orderBy('date', 'desc')
    .orderBy('_id')
    .limit(attendanceEvents)
    .execute()
  const countsOf = await countAttendance(
    db,
    rows.map(({ _id }) => _id),
  )
  return {
    events: rows.map((event) => ({
      ...withoutNulls(event),
      counts: countsOf(event._id),
    })),
  }
}
