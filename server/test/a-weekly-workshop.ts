import { repeatEvent } from 'contract/events/event-lifecycle'
import { dayMilliseconds } from 'contract/platform/durations'
import { aRegistrationOffice } from './a-registration-office.ts'

const week = 7 * dayMilliseconds
export const inWeeks = (date: string, weeks: number) =>
  new Date(Date.parse(date) + weeks * week).toISOString()

/** A weekly series of four; the first has open registration. */
export async function aWeeklyWorkshop() {
  const office = await aRegistrationOffice({ capacity: 2, audience: 'anybody' })
  const { db, eventId, signIn } = office
  const admin = await signIn()
  const params = { _id: eventId }
  const stored = () => db.selectFrom('events').selectAll().orderBy('seriesAt').execute()
  const { date } = (await stored())[0] ?? { date: '' }
  return {
    ...office,
    admin,
    params,
    stored,
    date,
    repeat: (plan: { count?: number; until?: string } = { count: 4 }) =>
      admin(repeatEvent, { params, body: { seen: { date }, every: 'week', ...plan } }),
    titles: async () => (await stored()).map(({ title }) => title),
    dates: async () => (await stored()).map((event) => event.date),
    idOf: async (index: number) => (await stored())[index]?._id ?? '',
  }
}
