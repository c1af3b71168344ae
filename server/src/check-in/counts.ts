import type { AttendanceCounts } from 'contract/check-in'
import type { Reading } from '../content/entry.ts'

const none: AttendanceCounts = { registered: 0, waiting: 0, came: 0, walkIns: 0, doubles: 0 }

/** How many have a seat, wait for one, and came, by event. Who is forgotten still counts. */
export async function countAttendance(
  db: Reading,
  eventIds: readonly string[],
): Promise<(eventId: string) => AttendanceCounts> {
  const counts = new Map(eventIds.map((_id) => [_id, { ...none }]))
  if (eventIds.length === 0) return () => none
  const registrations = await db
    .selectFrom('registrations')
    .select(({ fn }) => ['eventId', 'state', fn.countAll().as('count')])
    .where('eventId', 'in', eventIds)
    .groupBy(['eventId', 'state'])
    .execute()
  for (const { eventId, state, count } of registrations) {
    const of = counts.get(eventId)
    if (of && state === 'registered') of.registered += Number(count)
    if (of && (state === 'waiting' || state === 'offered')) of.waiting += Number(count)
  }
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
  return (eventId) => counts.get(eventId) ?? none
}
