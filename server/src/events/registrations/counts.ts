import type { RegistrationCounts } from 'contract/events/registration-office'
import type { DbOrTrx } from '../../platform/db/schema.ts'

const none: RegistrationCounts = {
  registered: 0,
  offered: 0,
  waiting: 0,
  asked: 0,
  left: 0,
  removed: 0,
  lapsed: 0,
}

export async function countRegistrations(
  db: DbOrTrx,
  eventIds: readonly string[],
): Promise<(eventId: string) => RegistrationCounts> {
  const counts = new Map(eventIds.map((eventId) => [eventId, { ...none }]))
  if (eventIds.length === 0) return () => none
  const rows = await db
    .selectFrom('registrations')
    .select(({ fn }) => ['eventId', 'state', fn.countAll().as('count')])
    .where('eventId', 'in', eventIds)
    .groupBy(['eventId', 'state'])
    .execute()
  for (const { eventId, state, count } of rows) {
    const ofEvent = counts.get(eventId)
    if (ofEvent) ofEvent[state] = Number(count)
  }
  return (eventId) => counts.get(eventId) ?? none
}
