import { getPublicKeyAsync, signAsync } from '@noble/ed25519'
import type { KnownScan, RosterEntry } from 'contract/events/check-in'
import { signedBytes, ticketText } from 'contract/events/tickets'
import { expect, test } from 'vitest'
import {
  anomaliesOf,
  attendanceCountsOf,
  type CheckInState,
  findPeople,
  firstOf,
  waitingIn,
} from './check-in-state'
import { checkPerson, checkTicket, checkTypedCode, recognised } from './check-ticket'
import type { OwnScan } from './device-store'

const idOf = (number: number) => `0192f000-0000-7000-8000-${String(number).padStart(12, '0')}`
const eventId = idOf(1)
const [seed, otherSeed] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const at = '2026-11-21T04:30:00.000Z'

const ticketOf = async (registrationId: string, by = seed, of = eventId) => {
  const claim = { eventId: of, registrationId }
  return ticketText(claim, await signAsync(signedBytes(claim), by))
}

const asha: RosterEntry = { _id: idOf(10), name: 'Asha Rao', code: 'K7QM3F9T', state: 'registered' }
const binod: RosterEntry = { _id: idOf(11), name: 'Binod Rai', code: 'ABCD2345', state: 'left' }
const chitra: RosterEntry = { _id: idOf(12), name: 'Chitra', code: 'ZZZZ9999', state: 'waiting' }

async function aDoor(
  given: { scans?: KnownScan[]; own?: OwnScan[]; takesWaiting?: boolean } = {},
): Promise<CheckInState> {
  const { scans = [], own = [] } = given
  const counts = { registered: 1, waiting: 1, came: scans.length, walkIns: 0, doubles: 0 }
  const event = {
    _id: eventId,
    title: 'Fair',
    date: at,
    takesWalkIns: true,
    takesWaiting: given.takesWaiting ?? false,
    capacity: 2,
    counts,
  }
  const publicKey = Buffer.from(await getPublicKeyAsync(seed)).toString('base64url')
  const roster = { event, publicKey, people: [asha, binod, chitra], scans, takenAt: at }
  return { known: { eventId, roster, scans, after: at }, own, connection: 'offline' }
}

test('a valid ticket is accepted, even of someone who registered after the list was loaded, and any other has its own message', async () => {
  const checkIn = await aDoor()
  const check = async (ticket: Promise<string> | string) => checkTicket(checkIn, await ticket)
  expect(await check(ticketOf(asha._id))).toMatchObject({ kind: 'in', way: 'camera', person: asha })
  expect(await check(ticketOf(idOf(99)))).toEqual({
    kind: 'in',
    way: 'camera',
    registrationId: idOf(99),
  })
  expect(await check(ticketOf(binod._id))).toEqual({ kind: 'left', person: binod })
  expect(await check(ticketOf(chitra._id))).toEqual({ kind: 'waiting', person: chitra })
  expect(await check(ticketOf(asha._id, otherSeed))).toEqual({ kind: 'forged' })
  expect(await check(ticketOf(asha._id, seed, idOf(2)))).toEqual({ kind: 'other event' })
  expect(await check('https://college.test')).toEqual({ kind: 'no ticket' })
})

test('codes are accepted in any spelling, tickets from keyboard scanners too, and names can be chosen', async () => {
  const checkIn = await aDoor()
  expect(await checkTypedCode(checkIn, ' k7qm 3f9t')).toMatchObject({ kind: 'in', way: 'code' })
  expect(await checkTypedCode(checkIn, 'K७QM-३F९T')).toMatchObject({ kind: 'in', way: 'code' })
  expect(await checkTypedCode(checkIn, await ticketOf(asha._id))).toMatchObject({ kind: 'in' })
  expect(await checkTypedCode(checkIn, 'K7QM-3F9X')).toEqual({ kind: 'no code' })
  expect(await checkTypedCode(checkIn, 'ABCD-EFGH')).toEqual({ kind: 'no code' })
  expect(await checkTypedCode(checkIn, 'somebody')).toEqual({ kind: 'no name' })
  expect(await checkTypedCode(checkIn, 'some body')).toEqual({ kind: 'no name' })
  expect(findPeople(checkIn, 'rao as')).toEqual([asha])
  expect(findPeople(checkIn, 'a')).toEqual([])
  expect(checkPerson(checkIn, asha)).toMatchObject({ kind: 'in', way: 'name' })
})

test('a person is checked in by scans from here, sent or not, and from others', async () => {
  const own: OwnScan = {
    _id: idOf(20),
    eventId,
    registrationId: asha._id,
    way: 'code',
    scannedAt: at,
  }
  const here = await aDoor({ own: [own] })
  expect(await checkTypedCode(here, asha.code)).toMatchObject({
    kind: 'double',
    first: { scannedAt: at },
  })
  expect(attendanceCountsOf(here)).toMatchObject({ came: 1 })

  const first: KnownScan = {
    ...{ _id: idOf(21), registrationId: asha._id, outcome: 'in' },
    ...{ scannedAt: at, device: 'Gate 1', account: 'door@college.test' },
  }
  const again: KnownScan = { ...first, _id: own._id, outcome: 'double', device: 'Gate 2' }
  const met = await aDoor({ scans: [first, again], own: [{ ...own, outcome: 'double' }] })
  expect(firstOf(met, asha._id)).toEqual(first)
  expect(anomaliesOf(met)).toEqual([{ scan: again, person: asha, first }])
})

test('an undone scan doesn’t count, before and after the server knows', async () => {
  const mine: OwnScan = {
    ...{ _id: idOf(20), eventId, registrationId: asha._id },
    ...{ way: 'code', scannedAt: at, isUndone: true },
  }
  const unsent = await aDoor({ own: [mine] })
  expect(attendanceCountsOf(unsent)).toMatchObject({ came: 0 })
  expect(waitingIn(unsent)).toBe(1)
  expect(await checkTypedCode(unsent, asha.code)).toMatchObject({ kind: 'in' })

  const known: KnownScan = {
    ...{ _id: mine._id, registrationId: asha._id, outcome: 'in' },
    ...{ scannedAt: at, device: 'Phone', account: 'door@college.test' },
  }
  const sent = await aDoor({ scans: [known], own: [{ ...mine, outcome: 'in' }] })
  expect(attendanceCountsOf(sent)).toMatchObject({ came: 0 })
  expect(waitingIn(sent)).toBe(1)
  expect(await checkTypedCode(sent, asha.code)).toMatchObject({ kind: 'in' })

  const notified = await aDoor({
    scans: [{ ...known, outcome: 'undone' }],
    own: [{ ...mine, outcome: 'undone' }],
  })
  expect(waitingIn(notified)).toBe(0)
  expect(anomaliesOf(notified)).toEqual([])
  expect(await checkTypedCode(notified, asha.code)).toMatchObject({ kind: 'in' })
})

test('a phone can undo its own check-ins, and no other phone’s', async () => {
  const mine: OwnScan = {
    ...{ _id: idOf(20), eventId, registrationId: asha._id },
    ...{ way: 'code', scannedAt: at },
  }
  expect(await checkTypedCode(await aDoor({ own: [mine] }), asha.code)).toMatchObject({
    kind: 'double',
    scanId: mine._id,
  })
  const theirs: KnownScan = {
    ...{ _id: idOf(21), registrationId: asha._id, outcome: 'in' },
    ...{ scannedAt: at, device: 'Gate 1', account: 'door@college.test' },
  }
  const other = await checkTypedCode(await aDoor({ scans: [theirs] }), asha.code)
  expect(other).not.toHaveProperty('scanId')
})

test('a waiting person is admitted if the event allows it, while fewer came than there are seats', async () => {
  const checked = async (given: Parameters<typeof aDoor>[0]) =>
    checkPerson(await aDoor(given), chitra)
  expect(await checked({})).not.toHaveProperty('entry')
  expect(await checked({ takesWaiting: true })).toMatchObject({
    kind: 'waiting',
    entry: { registrationId: chitra._id, way: 'name', takesSeat: true },
  })
  const own = [idOf(30), idOf(31)].map(
    (registrationId): OwnScan => ({
      ...{ _id: registrationId, eventId, registrationId },
      ...{ way: 'code', scannedAt: at },
    }),
  )
  expect(await checked({ takesWaiting: true, own })).not.toHaveProperty('entry')
})

test.each([
  ['José Álvarez', 'jose alvarez'],
  ['O’Neil Das', "O'Neil"],
  ['\u095bैनब ख़ान', '\u091c\u093cैनब'],
  ['ज़ैनब ख़ान', 'जैनब खान'],
  ['सुनीता हिन्दुजा', 'सुनिता हिंदुजा'],
])('%s is found at check-in by %s, on any keyboard', async (name, typed) => {
  const checkIn = await aDoor()
  const person = { ...asha, name }
  const known = { ...checkIn.known, roster: { ...checkIn.known.roster, people: [person, binod] } }
  expect(findPeople({ ...checkIn, known }, typed)).toEqual([person])
})

test('a walk-in turns out to be registered once the server knows, and counts as one person', async () => {
  const scan = { _id: idOf(20), scannedAt: at, device: 'Phone KQ', account: 'door@college.test' }
  const own: OwnScan[] = [
    { ...{ _id: scan._id, scannedAt: at, eventId }, way: 'walk-in', name: 'Asha', email: 'a@b.in' },
  ]
  const written = { kind: 'written', name: 'Asha' } as const
  const unsent = await aDoor({ own })
  expect(recognised(unsent, written, scan._id)).toEqual(written)
  expect(attendanceCountsOf(unsent)).toMatchObject({ came: 1, walkIns: 1 })

  const known = { ...scan, registrationId: asha._id, outcome: 'in' as const }
  const sent = await aDoor({ own: own.map((one) => ({ ...one, outcome: 'in' })), scans: [known] })
  expect(recognised(sent, written, scan._id)).toEqual({ kind: 'attributed', person: asha })
  const undone = own.map((one) => ({ ...one, outcome: 'in' as const, isUndone: true as const }))
  expect(attendanceCountsOf({ ...sent, own: undone })).toMatchObject({ came: 0, walkIns: 0 })

  const first = { ...known, _id: idOf(21), device: 'Phone AB' }
  const second = { ...known, outcome: 'double' as const }
  const double = await aDoor({ own, scans: [first, second] })
  expect(recognised(double, written, scan._id)).toMatchObject({
    kind: 'double',
    person: asha,
    first: { device: 'Phone AB' },
  })
})
