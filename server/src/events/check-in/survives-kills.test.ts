import { type Scan, sendScans } from 'contract/events/check-in'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aWorkshop } from '../../../test/a-workshop.ts'
import { type RunningServer, startServer } from '../../../test/start-server.ts'
import { preparedDatabase } from '../../../test/test-database.ts'
import { openDatabase } from '../../platform/db/open.ts'

const people = 40
const kills = 3
const atOnce = 5

/** As on a phone: acknowledged scans are done, everything else is sent again. */
async function sendUntilDead(
  { url }: RunningServer,
  { cookie, eventId, waiting }: { cookie: string; eventId: string; waiting: Map<string, Scan> },
): Promise<void> {
  while (waiting.size > 0) {
    const sentAt = new Date().toISOString()
    const scans = [...waiting.values()].slice(0, atOnce)
    const answer = await fetch(url + sendScans.url.replace(':_id', eventId), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin: 'https://college.test' },
      body: JSON.stringify({ device: 'Gate', sentAt, after: sentAt, scans }),
    }).catch(() => undefined)
    const body = (await answer?.json().catch(() => undefined)) as
      | { taken?: { _id: string }[] }
      | undefined
    if (!body?.taken) return
    for (const { _id } of body.taken) waiting.delete(_id)
  }
}

test(`after ${kills} kills while two phones send, everyone checked in exists once, and duplicates are duplicates`, {
  timeout: 300_000,
}, async () => {
  const place = await preparedDatabase()
  let server = await startServer(place)
  const { db, close } = openDatabase(place)
  const date = new Date().toISOString().slice(0, 16)
  const workshop = await aWorkshop(db, { capacity: people, date })
  await workshop.enter(...Array.from({ length: people }, (_, index) => `person${index}`))
  const ids = (await workshop.rows()).map(({ _id }) => _id)
  await close()
  const phones = [0, 1].map(() => {
    const scans = ids.map((registrationId): Scan => {
      const scannedAt = new Date().toISOString()
      return { _id: uuidv7(), registrationId, scannedAt, way: 'camera' }
    })
    return new Map(scans.map((scan) => [scan._id, scan]))
  })
  const cookie = await server.login()
  const send = (at: RunningServer) =>
    phones.map((waiting) => sendUntilDead(at, { cookie, eventId: workshop.eventId, waiting }))
  for (let round = 0; round < kills; round++) {
    const left = phones.reduce((sum, { size }) => sum + size, 0)
    if (left === 0) break
    const sending = send(server)
    await expect
      .poll(() => phones.reduce((sum, { size }) => sum + size, 0), { interval: 1 })
      .toBeLessThan(left)
    await server.kill('SIGKILL')
    await Promise.all(sending)
    server = await startServer(place)
  }
  while (phones.some(({ size }) => size > 0)) await Promise.all(send(server))
  await server.kill('SIGTERM')

  const after = openDatabase(place)
  const rows = await after.db.selectFrom('checkIns').selectAll().execute()
  await after.close()
  const firsts = rows.filter(({ outcome }) => outcome === 'in')
  expect(rows).toHaveLength(2 * people)
  expect(new Set(firsts.map(({ registrationId }) => registrationId)).size).toBe(people)
  expect(firsts).toHaveLength(people)
})
