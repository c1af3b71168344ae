import type { AttendanceCounts } from 'contract/events/check-in'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { countRegistrations } from '../registrations/counts.ts'

type Scanned = Pick<AttendanceCounts, 'came' | 'walkIns' | 'doubles'>

const none: Scanned = { came: 0, walkIns: 0, doubles: 0 }

export async function countAttendance(
  db: DbOrTrx,
  eventIds: readonly string[],
): Promise<(eventId: string) => AttendanceCounts> {
  const counts = new Map(eventIds.map((_id) => [_id, { ...none }]))
  const registrationsOf = await countRegistrations(db, eventIds)
  const all = (eventId: string): AttendanceCounts => {
    const { registered, waiting, offered } = registrationsOf(eventId)
    return { registered, waiting: waiting + offered, ...(counts.get(eventId) ?? none) }
  }
  if (eventIds.length === 0) return all
  const scans = await db
    .selectFrom('checkIns')
    .select(({ fn }) => [
      'eventId',
      'outcome',
      fn.countAll().as('count'),
      fn.count('registrationId').as('ofRegistrations'),
    ])
    .where('eventId', 'in', eventIds)
    .groupBy(['eventId', 'outcome'])
    .execute()
  for (const { eventId, outcome, count, ofRegistrations } of scans) {
    const of = counts.get(eventId)
    if (of && outcome === 'in') {
      of.came += Number(count)
      of.walkIns += Number(count) - Number(ofRegistrations)
    }
    if (of && outcome === 'double') of.doubles += Number(count)
  }
  return all
}
