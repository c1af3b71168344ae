import { getAttendance } from 'contract/events/attendance'
import { markPeopleCame } from 'contract/events/event-people'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aDevice, aDoor, openDoor } from '../../../test/a-check-in.ts'
import { testApp } from '../../../test/test-app.ts'

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
  const { one, two, db, workshop, idOf, attendance, rows } = await anOpenDoor('asha')
  await workshop.enter('binod')
  const binod = { name: 'Binod', email: 'binod@home.example' }
  await one.send([binod, { name: 'Chitra', email: 'chitra@home.example' }])
  expect((await attendance()).event.counts).toMatchObject({ came: 2, walkIns: 2 })

  const binodId = await idOf('binod')
  await db.updateTable('registrations').set({ state: 'registered' }).execute()
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
