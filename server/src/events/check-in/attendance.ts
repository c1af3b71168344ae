import { isDeepStrictEqual } from 'node:util'
import {
  type Attendance,
  type Attendances,
  attendanceEvents,
  type CheckInSettings,
  checkInSettingsChanged,
} from 'contract/events/attendance'
import { hasCodeOf } from '../../content/records/departments.ts'
import type { Administrator } from '../../platform/access/actor.ts'
import { recordActivity } from '../../platform/activity-log/record-activity.ts'
import type { CheckInSettingsTable } from '../../platform/db/check-in-tables.ts'
import { isNotDeleted } from '../../platform/db/is-not-deleted.ts'
import type { Db } from '../../platform/db/open.ts'
import { withoutNulls } from '../../platform/db/rows.ts'
import type { DbOrTrx, Trx } from '../../platform/db/schema.ts'
import { conflict } from '../../platform/errors.ts'
import { readIssued } from '../certificates/event-certificates.ts'
import { requireEvent } from '../registrations/office.ts'
import { readCheckInEvent, readScans } from './check-in-events.ts'
import { countAttendance } from './counts.ts'

type Deps = { db: Db; now: () => Date }

type Signed = Record<'signedBy' | 'signedAs', string>
type CheckIn = Omit<CheckInSettings, keyof Signed> & Signed

const full = ({ signedBy = '', signedAs = '', ...choices }: CheckInSettings): CheckIn => ({
  ...choices,
  signedBy,
  signedAs,
})

const closed: CheckIn = {
  takesWalkIns: false,
  takesWaiting: false,
  givesCertificates: false,
  signedBy: '',
  signedAs: '',
}

const toSettings = ({
  takesWalkIns,
  takesWaiting,
  givesCertificates,
  signedBy,
  signedAs,
}: CheckInSettingsTable): CheckIn => ({
  takesWalkIns: takesWalkIns === 1,
  takesWaiting: takesWaiting === 1,
  givesCertificates: givesCertificates === 1,
  signedBy,
  signedAs,
})

const toColumns = ({ takesWalkIns, takesWaiting, givesCertificates, ...signed }: CheckIn) => ({
  takesWalkIns: takesWalkIns ? 1 : 0,
  takesWaiting: takesWaiting ? 1 : 0,
  givesCertificates: givesCertificates ? 1 : 0,
  ...signed,
})

async function readCheckIn(db: DbOrTrx, eventId: string): Promise<CheckIn> {
  const row = await db
    .selectFrom('eventDoors')
    .selectAll()
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return row ? toSettings(row) : closed
}

async function readAnomalies(db: DbOrTrx, eventId: string): Promise<Attendance['odd']> {
  const scans = await readScans(db, eventId)
  const anomalies = scans.filter(({ outcome }) => outcome !== 'in' && outcome !== 'undone')
  if (anomalies.length === 0) return []
  const people = await db
    .selectFrom('checkIns')
    .leftJoin('registrations', 'registrations._id', 'checkIns.registrationId')
    .select(['checkIns._id', 'registrationId', 'checkIns.emailKey'])
    .select(({ fn }) => fn.coalesce('registrations.name', 'checkIns.name').as('name'))
    .where('checkIns.eventId', '=', eventId)
    .execute()
  const personOf = new Map(
    people.map(({ _id, name, registrationId, emailKey }) => [
      _id,
      { name, key: registrationId ?? emailKey ?? _id },
    ]),
  )
  const firsts = new Map(
    scans.flatMap((scan) =>
      scan.outcome === 'in' ? [[personOf.get(scan._id)?.key, scan] as const] : [],
    ),
  )
  return anomalies.map((scan) => {
    const { name, key } = personOf.get(scan._id) ?? {}
    const first = firsts.get(key)
    return {
      ...scan,
      ...(name && { name }),
      ...(scan.outcome === 'double' && first && { first }),
    }
  })
}

export async function readAttendance(
  deps: Deps,
  eventId: string,
  actor: Administrator,
): Promise<Attendance> {
  const { db } = deps
  await requireEvent(db, eventId, actor)
  const walkIns = await db
    .selectFrom('checkIns')
    .select(['_id', 'name', 'email', 'scannedAt', 'device'])
    .where('eventId', '=', eventId)
    .where('way', '=', 'walk-in')
    .where('registrationId', 'is', null)
    .where('outcome', 'not in', ['double', 'undone'])
    .orderBy('scannedAt')
    .execute()
  return {
    event: await readCheckInEvent(db, eventId),
    door: await readCheckIn(db, eventId),
    odd: await readAnomalies(db, eventId),
    walkIns: walkIns.map(withoutNulls),
    certificates: await readIssued(deps, eventId),
  }
}

async function lockCheckIn(trx: Trx, eventId: string): Promise<CheckIn> {
  await trx
    .insertInto('eventDoors')
    .values({ eventId, ...toColumns(closed) })
    .onConflict((row) => row.doNothing())
    .execute()
  // Changes nothing; it locks the row in a way both engines understand.
  const row = await trx
    .updateTable('eventDoors')
    .set({ eventId })
    .where('eventId', '=', eventId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSettings(row)
}

/** Rejects with 403, 404, or with 409 if the settings are not the ones that were `seen`. */
export async function saveCheckInSettings(
  { db, now }: Deps,
  eventId: string,
  { seen, ...form }: CheckInSettings & { seen: CheckInSettings },
  actor: Administrator,
): Promise<CheckInSettings> {
  return db.transaction().execute(async (trx) => {
    const admin = await actor.confirm(trx)
    const { _id, title } = await requireEvent(trx, eventId, actor)
    const before = await lockCheckIn(trx, eventId)
    if (!isDeepStrictEqual(before, full(seen)))
      throw conflict(checkInSettingsChanged, { current: before })
    const after = full(form)
    await trx
      .updateTable('eventDoors')
      .set(toColumns(after))
      .where('eventId', '=', eventId)
      .execute()
    const recorded = { admin, action: 'updated', subject: 'registration' } as const
    await recordActivity(trx, { ...recorded, target: { _id, name: title }, before, after }, now())
    return after
  })
}

export async function attendanceList(
  { db, now }: Deps,
  { departments }: Administrator,
): Promise<Attendances> {
  const rows = await db
    .selectFrom('events')
    .select(['_id', 'title', 'date', 'time', 'end', 'isAllDay'])
    .where(isNotDeleted)
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
