import { getAttendance, undoCheckIn } from 'contract/events/attendance'
import { markPeopleCame } from 'contract/events/event-people'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aDevice, aDoor, openDoor } from '../../../test/a-check-in.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { testApp } from '../../../test/test-app.ts'
import type { CheckInTable } from '../../platform/db/check-in-tables.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { giveSeat } from '../registrations/assign-seat.ts'
import { lockScans } from '../registrations/lock-scans.ts'
import { lockSeats } from '../registrations/seats.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

async function anOpenDoor(...names: string[]) {
  const checkIn = await aDoor(...names)
  const { server, eventId, db, place } = checkIn
  await openDoor(db, eventId)
  const elsewhere = await testApp({ database: place })
  const office = await server.signIn()
  return {
    ...checkIn,
    office,
    one: await aDevice(server, eventId, 'Gate 1'),
    two: await aDevice(elsewhere, eventId, 'Gate 2'),
    attendance: () => office(getAttendance, { params: { eventId } }),
    rows: () =>
      db
        .selectFrom('checkIns')
        .select(['registrationId', 'outcome', 'name', 'email', 'emailKey'])
        .orderBy('arrivedAt')
        .orderBy('_id')
        .execute(),
  }
}

const asha = { name: 'Asha', email: 'ASHA@Home.example ' }
const nobody = { name: null, email: null, emailKey: null }

test('a walk-in with the address of a registered person checks that person in, even if no walk-ins are allowed', async () => {
  const { server, eventId, idOf, db } = await aDoor('asha')
  const { send } = await aDevice(server, eventId, 'Gate 1')
  const scan = { ...asha, _id: uuidv7() }
  for (let again = 0; again < 2; again++) {
    const { taken, event } = await send([scan])
    expect(taken).toEqual([{ _id: scan._id, outcome: 'in' }])
    expect(event.counts).toMatchObject({ registered: 1, came: 1, walkIns: 0, doubles: 0 })
  }
  const registrationId = await idOf('asha')
  const rows = await db.selectFrom('checkIns').selectAll().execute()
  expect(rows).toMatchObject([{ registrationId, outcome: 'in', way: 'walk-in', ...nobody }])
})

test('a person added as a walk-in on one device and scanned on another, in any order, came once', async () => {
  const { one, two, idOf, attendance } = await anOpenDoor('asha', 'binod')
  const [ashaId, binodId] = [await idOf('asha'), await idOf('binod')]
  await Promise.all([one.send([asha]), two.send([{ registrationId: ashaId }])])
  await one.send([{ registrationId: binodId }])
  await two.send([{ name: 'Binod', email: 'binod@home.example' }])
  const { event, walkIns, odd } = await attendance()
  expect(event.counts).toMatchObject({ registered: 2, came: 2, walkIns: 0, doubles: 2 })
  expect(walkIns).toEqual([])
  expect(odd.map(({ registrationId }) => registrationId).toSorted()).toEqual(
    [ashaId, binodId].toSorted(),
  )
})

test('undoing the walk-in of a registered person leaves another scan of them counted', async () => {
  const { one, two, idOf, attendance } = await anOpenDoor('asha')
  const scan = { ...asha, _id: uuidv7() }
  await one.send([scan])
  await two.send([{ registrationId: await idOf('asha') }])
  await one.send([{ ...scan, isUndone: true }])
  expect((await attendance()).event.counts).toMatchObject({ came: 1, walkIns: 0, doubles: 0 })
})

test('people without a seat are walk-ins, until they have one: then the walk-in is theirs', async () => {
  const { one, two, db, eventId, workshop, idOf, attendance, rows } = await anOpenDoor('asha')
  await workshop.enter('binod')
  const binod = { name: 'Binod', email: 'binod@home.example' }
  await one.send([binod, { name: 'Chitra', email: 'chitra@home.example' }])
  expect((await attendance()).event.counts).toMatchObject({ came: 2, walkIns: 2 })

  const binodId = await idOf('binod')
  await db.transaction().execute(async (trx) => {
    const locked = await lockSeats(trx, eventId)
    const waiting = { _id: binodId, state: 'waiting', email: null } as const
    if (locked) await giveSeat(trx, locked, waiting, new Date())
  })
  await two.send([{ registrationId: binodId }])
  expect((await attendance()).event.counts).toMatchObject({ came: 2, walkIns: 1, doubles: 1 })
  expect(await rows()).toContainEqual({ registrationId: binodId, outcome: 'in', ...nobody })
})

test('people who came as walk-ins before they registered are not marked as attended again', async () => {
  const { one, office, eventId, workshop, attendance } = await anOpenDoor()
  await one.send([{ name: 'Asha A.', email: 'asha@home.example' }, asha])
  await workshop.enter('asha')
  const ids = (await workshop.rows()).map(({ _id }) => _id)
  const body = { ids, count: 1 }
  const marked = await office(markPeopleCame, { params: { eventId }, body })
  expect(marked).toMatchObject({ changed: 0, unchanged: 1 })
  expect((await attendance()).event.counts).toMatchObject({ came: 1, walkIns: 0, doubles: 1 })
})

test('walk-ins with one address on two devices are one person, and the next one counts if the first is undone', async () => {
  const { one, two, db, attendance } = await anOpenDoor()
  // Without registration, too.
  await db.deleteFrom('eventSeats').execute()
  const first = { ...asha, _id: uuidv7() }
  const second = { _id: uuidv7(), name: 'Asha A.', email: 'asha@home.example' }
  const nameless = { name: 'Deepa' }
  await one.send([first, nameless, nameless])
  for (let again = 0; again < 2; again++)
    expect((await two.send([second])).taken).toEqual([{ _id: second._id, outcome: 'double' }])

  const { event, walkIns, odd } = await attendance()
  expect(event.counts).toMatchObject({ came: 3, walkIns: 3, doubles: 1 })
  expect(walkIns.map(({ name }) => name)).toEqual(['Asha', 'Deepa', 'Deepa'])
  expect(odd).toMatchObject([{ name: 'Asha A.', outcome: 'double', first: { _id: first._id } }])

  await one.send([{ ...first, isUndone: true }])
  const after = await attendance()
  expect(after.event.counts).toMatchObject({ came: 3, walkIns: 3, doubles: 0 })
  expect(after.walkIns.map(({ name }) => name)).toContain('Asha A.')
})

test('the office undoes all scans of a walk-in', async () => {
  const { one, two, office, eventId, attendance } = await anOpenDoor()
  const first = { ...asha, _id: uuidv7() }
  await one.send([first, { name: 'Deepa' }])
  await two.send([asha])
  await office(undoCheckIn, { params: { eventId, checkInId: first._id } })
  expect((await attendance()).event.counts).toMatchObject({ came: 1, walkIns: 1, doubles: 0 })
})

test('two devices that send the same people at once, in any order, count each of them once', async () => {
  const names = ['asha', 'binod', 'chitra', 'deepa']
  const { one, two, idOf, attendance } = await anOpenDoor(...names)
  const ids = await Promise.all(names.map(idOf))
  const tickets = ids.map((registrationId) => ({ registrationId }))
  const walkIns = [...names, 'esha'].map((name) => ({ name, email: `${name}@home.example` }))
  await Promise.all([
    one.send([...tickets, ...walkIns]),
    two.send([...walkIns, ...tickets].toReversed()),
  ])
  expect((await attendance()).event.counts).toMatchObject({ came: 5, walkIns: 1, doubles: 13 })
})

const meanwhile = async () => {
  const door = await anOpenDoor('asha', 'binod')
  const now = new Date().toISOString()
  const base = { eventId: door.eventId, outcome: 'in', scannedAt: now, arrivedAt: now } as const
  const here = { device: 'Gate 2', account: 'door@college.test' }
  return {
    ...door,
    ids: [await door.idOf('asha'), await door.idOf('binod')] as const,
    scan: (trx: Trx, of: Pick<CheckInTable, 'way' | 'registrationId' | keyof typeof nobody>) =>
      trx
        .insertInto('checkIns')
        .values({ _id: uuidv7(), ...base, ...here, ...of })
        .execute(),
  }
}

test.runIf(isPostgres)(
  'a device waits for another that is sending the same people in another order',
  async () => {
    const { one, place, scan, attendance, ids } = await meanwhile()
    const [ashaId, binodId] = ids
    const ticket = (registrationId: string) => ({ way: 'code', registrationId, ...nobody }) as const
    let other: Trx | undefined
    const { taken } = await askMeanwhile(
      place,
      async (trx) => {
        other = trx
        await scan(trx, ticket(ashaId))
      },
      () => one.send([{ registrationId: binodId }, { registrationId: ashaId }]),
      async () => other && scan(other, ticket(binodId)),
    )
    expect(taken.map(({ outcome }) => outcome)).toEqual(['double', 'double'])
    expect((await attendance()).event.counts).toMatchObject({ came: 2, doubles: 2 })
  },
)

test.runIf(isPostgres)(
  'a walk-in waits for another with the same address that is arriving, and doesn’t count',
  async () => {
    const { one, place, eventId, scan, attendance } = await meanwhile()
    const { taken } = await askMeanwhile(
      place,
      async (trx) => {
        await lockScans(trx, eventId)
        const contact = { name: 'Esha', email: 'esha@home.example', emailKey: 'esha@home.example' }
        await scan(trx, { way: 'walk-in', registrationId: null, ...contact })
      },
      () => one.send([{ name: 'E.', email: 'Esha@home.example' }]),
    )
    expect(taken).toMatchObject([{ outcome: 'double' }])
    expect((await attendance()).event.counts).toMatchObject({ came: 1, walkIns: 1 })
  },
)
