import { getRoster, listCheckInEvents, rosterNotNow, scansAtOnce } from 'contract/events/check-in'
import { daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { aDevice, aDoor, openDoor } from '../../../test/a-check-in.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'

const notNow = { status: 403, message: rosterNotNow }

async function aFullDoor() {
  const checkIn = await aDoor()
  const { workshop, server, eventId, db } = checkIn
  await workshop.enter('asha', 'binod')
  await openDoor(db, eventId)
  const device = await aDevice(server, eventId, 'Gate 1')
  const setEvent = (change: { date?: string; end?: string; isDraft?: 'yes'; publishAt?: string }) =>
    db.updateTable('events').set(change).where('_id', '=', eventId).execute()
  const status = async () => (await workshop.rows()).map(({ name, state }) => `${name} ${state}`)
  return { ...checkIn, ...device, setEvent, standing: status }
}

test('no scans are accepted and no seats given before the day before the event', async () => {
  const { send, setEvent, standing, idOf } = await aFullDoor()
  await setEvent({ date: daysFromNow(20) })
  const scans = [{ registrationId: await idOf('binod'), takesSeat: true as const }]

  expect(await rejectionOf(send(scans))).toMatchObject(notNow)
  expect(await rejectionOf(send([{ name: 'Somebody' }]))).toMatchObject(notNow)
  expect(await standing()).toEqual(['asha registered', 'binod waiting'])
})

test('a waiting person gets a seat at check-in only while fewer came than there are seats', async () => {
  const { send, standing, idOf } = await aFullDoor()
  const [asha, binod] = [await idOf('asha'), await idOf('binod')]
  await send([{ registrationId: asha }])
  const { taken } = await send([{ registrationId: binod, takesSeat: true }])
  expect(taken).toMatchObject([{ outcome: 'invalid' }])
  expect(await standing()).toEqual(['asha registered', 'binod waiting'])
})

test('only registration staff can check people in to an event that isn’t public yet', async () => {
  const { call, send, setEvent, eventId, server, db } = await aFullDoor()
  const office = server.clientWith(await signInAs(db, { role: 'office' }))
  const params = { _id: eventId }
  for (const hidden of [{ isDraft: 'yes' as const }, { publishAt: daysFromNow(1) }]) {
    await setEvent(hidden)
    expect((await call(listCheckInEvents)).events).toEqual([])
    expect(await rejectionOf(call(getRoster, { params }))).toMatchObject(notNow)
    expect(await rejectionOf(send([]))).toMatchObject(notNow)
    expect((await office(listCheckInEvents)).events).toHaveLength(1)
    expect((await office(getRoster, { params })).people).toHaveLength(2)
  }
})

test('a device that comes back days later can send its scans, but reads nothing', async () => {
  const { send, setEvent, server, eventId, idOf } = await aFullDoor()
  await send([{ registrationId: await idOf('asha') }])
  await setEvent({ date: daysFromNow(-9), end: daysFromNow(-9) })
  const late = await aDevice(server, eventId, 'Gate 2')

  const answer = await late.send([{ name: 'Deepa' }], { after: daysFromNow(-30) })
  expect(answer.taken).toMatchObject([{ outcome: 'in' }])
  expect(answer.scans.map(({ device }) => device)).toEqual(['Gate 2'])
})

test('as many walk-ins as are sent at once are accepted, however long their names and addresses', async () => {
  const { send } = await aFullDoor()
  const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}.test`
  const scans = Array.from({ length: scansAtOnce }, (_, at) => ({
    name: '😀'.repeat(100),
    email: `${'a'.repeat(61)}${at + 100}@${domain}`,
  }))

  expect((await send(scans)).taken).toHaveLength(scansAtOnce)
})
