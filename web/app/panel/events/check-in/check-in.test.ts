import {
  checkInEventNotFound,
  getRoster,
  rosterNotNow,
  scanBatch,
  sendScans,
} from 'contract/events/check-in'
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answer, refuse } from '#test/answer'
import { openCheckIn, sendRemainingScans } from './check-in'
import {
  dropEvent,
  nameDevice,
  type OwnScan,
  ownDeviceName,
  readOwnScans,
  readUnsentScans,
  storeEvent,
  storeScans,
} from './device-store'

const idOf = (number: number) => `0192f000-0000-7000-8000-${String(number).padStart(12, '0')}`
const at = '2026-11-21T04:30:00.000Z'
const counts = { registered: 0, waiting: 0, came: 0, walkIns: 0, doubles: 0 }
const event = {
  ...{ _id: idOf(1), title: 'Fair', date: at, counts },
  ...{ takesWalkIns: true, takesWaiting: false },
}

const scansOf = (eventId: string, count: number): OwnScan[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ eventId, _id: idOf(1000 + index), scannedAt: at },
    ...{ way: 'code' as const, registrationId: idOf(index) },
  }))

afterEach(() => dropEvent(idOf(1)))

test('all unsent scans of another event are sent, however many there are', async () => {
  await storeScans(scansOf(idOf(1), 250))
  const sizes: number[] = []
  answer(sendScans, ({ body }) => {
    const { scans } = z.parse(scanBatch, body)
    sizes.push(scans.length)
    const taken = scans.map(({ _id }) => ({ _id, outcome: 'in' as const }))
    return { event, taken, scans: [], now: at }
  })
  await sendRemainingScans(undefined)
  expect(sizes).toEqual([100, 100, 50])
  expect(await readUnsentScans()).toEqual([])
  expect(await readOwnScans(idOf(1))).toHaveLength(250)
})

test.each([
  'Gate\u0007',
  '\u200b',
  'x'.repeat(61),
  'Gate \ud83d',
])('a phone called %j sends its scans under another name', async (name) => {
  nameDevice(name)
  await storeScans(scansOf(idOf(1), 1))
  answer(sendScans, ({ body }) => {
    const { device, scans } = z.parse(scanBatch, body)
    expect(device).toBe(ownDeviceName())
    const taken = scans.map(({ _id }) => ({ _id, outcome: 'in' as const }))
    return { event, taken, scans: [], now: at }
  })
  await sendRemainingScans(undefined)
  expect(await readUnsentScans()).toEqual([])
})

test('scans of a deleted event are removed, and those rejected for another reason are kept', async () => {
  await storeScans(scansOf(idOf(1), 2))
  refuse(sendScans, 401, 'Admin login required')
  await sendRemainingScans(undefined)
  expect(await readUnsentScans()).toHaveLength(2)
  refuse(sendScans, 404, checkInEventNotFound)
  await sendRemainingScans(idOf(1))
  expect(await readUnsentScans()).toHaveLength(2)
  await sendRemainingScans(undefined)
  expect(await readOwnScans(idOf(1))).toEqual([])
})

test('an undo that the server rejects is not sent again, and the check-in counts', async () => {
  const roster = { event, publicKey: '', people: [], scans: [], takenAt: at }
  await storeEvent({ eventId: idOf(1), roster, scans: [], after: at })
  const [scan] = scansOf(idOf(1), 1)
  if (!scan) throw new Error('There is no scan')
  await storeScans([{ ...scan, outcome: 'in', isUndone: true }])
  const checkIn = await openCheckIn(idOf(1), () => undefined)
  const sent = answer(sendScans, {
    ...{ event, taken: [{ _id: scan._id, outcome: 'in' as const }], scans: [], now: at },
  })
  await checkIn?.sync()
  await checkIn?.sync()
  expect(sent.map(({ body }) => z.parse(scanBatch, body).scans.length)).toEqual([1, 0])
  expect(await readUnsentScans()).toEqual([])
  expect(checkIn?.state().own).toEqual([{ ...scan, outcome: 'in' }])
})

test('check-in for an event moved to another day continues with its list', async () => {
  const roster = { event, publicKey: '', people: [], scans: [], takenAt: at }
  await storeEvent({ eventId: idOf(1), roster, scans: [], after: at })
  const checkIn = await openCheckIn(idOf(1), () => undefined)
  refuse(getRoster, 403, rosterNotNow)
  await checkIn?.refresh()
  expect(checkIn?.state().connection).toBe('online')
  refuse(getRoster, 403, 'Another right is wanted')
  await checkIn?.refresh()
  expect(checkIn?.state().connection).toBe('not allowed')
})
