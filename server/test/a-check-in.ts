import { sendScans } from 'contract/events/check-in'
import { hourMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'
import { readTicketKey } from '../src/events/tickets/ticket-key.ts'
import type { Db } from '../src/platform/db/open.ts'
import { aWorkshop } from './a-workshop.ts'
import { signInAs } from './sign-in-as.ts'
import { testApp } from './test-app.ts'

type Server = Awaited<ReturnType<typeof testApp>>

/** A check-in device, with an account of that role. */
export async function aDevice(server: Server, eventId: string, device: string) {
  const call = server.clientWith(await signInAs(server.db, { role: 'door' }))
  const at = () => new Date().toISOString()
  return {
    call,
    send: (
      scans: Parameters<typeof scanOf>[0][],
      given: { sentAt?: string; after?: string } = {},
    ) =>
      call(sendScans, {
        params: { _id: eventId },
        body: {
          device,
          sentAt: given.sentAt ?? at(),
          after: given.after ?? at(),
          scans: scans.map(scanOf),
        },
      }),
  }
}

type Given = {
  _id?: string
  registrationId?: string
  name?: string
  email?: string
  scannedAt?: string
  isUndone?: true
  takesSeat?: true
}

/** A scan of a registration, or with a name, of a walk-in. */
function scanOf({ _id = uuidv7(), registrationId, name, email = '', ...given }: Given) {
  const { scannedAt, isUndone, takesSeat } = given
  const own = {
    ...{ _id, scannedAt: scannedAt ?? new Date().toISOString() },
    ...(isUndone && { isUndone }),
  }
  if (registrationId)
    return { ...own, way: 'code' as const, registrationId, ...(takesSeat && { takesSeat }) }
  return { ...own, way: 'walk-in' as const, name: name ?? 'Somebody', email }
}

/** Allows walk-ins and waiting people, and certificates. */
export const openDoor = (db: Db, eventId: string) =>
  db
    .insertInto('eventDoors')
    .values({
      ...{ eventId, takesWalkIns: 1, takesWaiting: 1 },
      ...{ givesCertificates: 1, signedBy: '', signedAs: '' },
    })
    .execute()

/** A server with an event that starts today, and registrations by name. */
export async function aDoor(...names: string[]) {
  const server = await testApp()
  const date = new Date().toISOString().slice(0, 16)
  const workshop = await aWorkshop(server.db, { capacity: names.length || 1, date })
  if (names.length > 0) await workshop.enter(...names)
  return { ...server, server, workshop, eventId: workshop.eventId, idOf: workshop.idOf }
}

/** Ends the event a minute ago. */
export const letItEnd = (db: Db, eventId: string) =>
  db
    .updateTable('events')
    .set({
      date: new Date(Date.now() - hourMilliseconds).toISOString(),
      end: new Date(Date.now() - minuteMilliseconds).toISOString(),
    })
    .where('_id', '=', eventId)
    .execute()

export const aCertificateCode = 'K7QM3F9TAB12CD34'
const at = '2026-11-21T04:30:00.000Z'

/** Registers and checks in a person, with a certificate. */
export async function anEventThatWas(db: Db, eventId: string): Promise<void> {
  const registrationId = uuidv7()
  await db
    .insertInto('eventSeats')
    .values({
      ...{ eventId, capacity: 2, taken: 1, waiting: 0, arrivals: 1, offerHours: 24, version: 1 },
      ...{ opensAt: at, closesAt: null, audience: 'students', questions: '[]', consent: '' },
    })
    .execute()
  await db
    .insertInto('registrations')
    .values({
      ...{ _id: registrationId, eventId, studentId: null, state: 'registered', place: 1 },
      ...{ name: 'Asha', email: 'asha@home.example', emailKey: 'asha@home.example' },
      ...{ offeredUntil: null, answers: '[]', consent: null, reason: null, token: null },
      ...{ remindedAt: null, createdAt: at, changedAt: at },
    })
    .execute()
  await letIn(db, { eventId, registrationId })
}

/** Checks in a person and gives them the certificate with `aCertificateCode`. */
async function letIn(
  db: Db,
  { eventId, registrationId }: { eventId: string; registrationId: string },
): Promise<void> {
  await openDoor(db, eventId)
  await readTicketKey(db, new Date())
  const checkInId = uuidv7()
  await db
    .insertInto('checkIns')
    .values({
      ...{ _id: checkInId, eventId, registrationId, outcome: 'in', way: 'code' },
      ...{ name: null, email: null, emailKey: null, scannedAt: at, arrivedAt: at },
      ...{ device: 'Main gate', account: 'door@college.test' },
    })
    .execute()
  const certificateId = uuidv7()
  await db
    .insertInto('certificates')
    .values({
      ...{ _id: certificateId, code: aCertificateCode, eventId, checkInId, name: 'Asha' },
      ...{ title: 'Robotics', date: at, issuedAt: at, revokedAt: null },
    })
    .execute()
  await db
    .insertInto('replacedCertificates')
    .values({ code: 'K7QM3F9TAB12CD35', certificateId, replacedAt: at })
    .execute()
}

/** A past event with one certificate. Returns its id. */
export async function anEventThatIsOver(db: Db): Promise<string> {
  const { eventId, enter, idOf } = await aWorkshop(db, { date: '2026-11-21T10:00' })
  await enter('asha')
  await letIn(db, { eventId, registrationId: await idOf('asha') })
  return eventId
}
