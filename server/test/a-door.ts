import { sendScans } from 'contract/check-in'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../src/db/open.ts'
import { aWorkshop } from './a-workshop.ts'
import { signInAs } from './sign-in-as.ts'
import { testApp } from './test-app.ts'

type Server = Awaited<ReturnType<typeof testApp>>

/** A device at a door, with an account of that role. */
export async function aDevice(server: Server, eventId: string, device: string) {
  const call = server.clientWith(await signInAs(server.db, { role: 'door' }))
  const at = () => new Date().toISOString()
  return {
    call,
    /** Sends scans, made of registrations. */
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

type Given = { _id?: string; registrationId?: string; name?: string; scannedAt?: string }

/** A scan of a registration; of who has none with a name. */
function scanOf({ _id = uuidv7(), registrationId, name, scannedAt }: Given) {
  const own = { _id, scannedAt: scannedAt ?? new Date().toISOString() }
  if (registrationId) return { ...own, way: 'code' as const, registrationId }
  return { ...own, way: 'walk-in' as const, name: name ?? 'Somebody', email: '' }
}

/** Lets a door take people without a registration, and give certificates. */
export const openDoor = (db: Db, eventId: string) =>
  db
    .insertInto('eventDoors')
    .values({ eventId, takesWalkIns: 1, givesCertificates: 1, signedBy: '', signedAs: '' })
    .execute()

/** A server with an event that people have registered for, by their names, which begins today. */
export async function aDoor(...names: string[]) {
  const server = await testApp()
  const date = new Date().toISOString().slice(0, 16)
  const workshop = await aWorkshop(server.db, { capacity: names.length || 1, date })
  if (names.length > 0) await workshop.enter(...names)
  return { ...server, server, workshop, eventId: workshop.eventId, idOf: workshop.idOf }
}
