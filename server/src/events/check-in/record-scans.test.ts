import { getRoster, listCheckInEvents, rosterNotNow } from 'contract/events/check-in'
import { ApiError } from 'contract/platform/client'
import { minuteMilliseconds as minute } from 'contract/platform/durations'
import { daysFromNow } from 'testing/an-event.ts'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aDevice, aDoor, openDoor } from '../../../test/a-check-in.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'
import { cleanUpRegistrations } from '../retention/clean-up-registrations.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

test('a device gets the guest list with codes, and no more data than check-in needs', async () => {
  const { server, eventId, workshop, db } = await aDoor('asha', 'binod')
  await workshop.enter('chitra')
  await workshop.leave('binod')
  const { call } = await aDevice(server, eventId, 'Gate 1')
  const { events } = await call(listCheckInEvents)
  expect(events).toMatchObject([{ _id: eventId, counts: { registered: 1, waiting: 1, came: 0 } }])
  const roster = await call(getRoster, { params: { _id: eventId } })
  expect(roster.people.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'asha registered',
    'binod left',
    'chitra waiting',
  ])
  expect(Object.keys(roster.people[0] ?? {}).toSorted()).toEqual(['_id', 'code', 'name', 'state'])
  expect(roster.event.eventState).toBeUndefined()
  for (const state of ['cancelled', 'postponed'] as const) {
    await db.updateTable('events').set({ state }).execute()
    expect((await call(listCheckInEvents)).events).toMatchObject([{ eventState: state }])
  }
})

test('an event’s names are available for check-in around its days, and otherwise to registration staff', async () => {
  const { server, eventId, db } = await aDoor('asha')
  const { call } = await aDevice(server, eventId, 'Gate 1')
  const params = { _id: eventId }
  for (const days of [-5, 5]) {
    await db
      .updateTable('events')
      .set({ date: daysFromNow(days) })
      .execute()
    const rejected = await rejectionOf(call(getRoster, { params }))
    expect(rejected).toMatchObject({ status: 403, message: rosterNotNow })
    const roster = await (await server.signIn())(getRoster, { params })
    expect(roster.people).toHaveLength(1)
  }
})

test('an event of several days is offered for check-in until its last one', async () => {
  const { server, eventId, db } = await aDoor('asha')
  const { call } = await aDevice(server, eventId, 'Gate 1')
  const lasting = async (end: string) => {
    await db
      .updateTable('events')
      .set({ date: daysFromNow(-5), end })
      .execute()
    return (await call(listCheckInEvents)).events.length
  }
  expect([await lasting(daysFromNow(1)), await lasting(daysFromNow(-4))]).toEqual([1, 0])
})

test('a scan sent twice is stored once, and each upload gets its result', async () => {
  const { server, eventId, idOf, db } = await aDoor('asha')
  const { send } = await aDevice(server, eventId, 'Gate 1')
  const scan = { _id: uuidv7(), registrationId: await idOf('asha') }
  for (let again = 0; again < 3; again++)
    expect((await send([scan, scan])).taken).toEqual([
      { _id: scan._id, outcome: 'in' },
      { _id: scan._id, outcome: 'in' },
    ])
  expect(await db.selectFrom('checkIns').selectAll().execute()).toHaveLength(1)
})

test('for a ticket scanned by two devices the first upload counts, and both learn about the duplicate', async () => {
  const { server, eventId, idOf, place } = await aDoor('asha', 'binod')
  const elsewhere = await testApp({ database: place })
  const one = await aDevice(server, eventId, 'Gate 1')
  const two = await aDevice(elsewhere, eventId, 'Gate 2')
  const [asha, binod] = [await idOf('asha'), await idOf('binod')]
  const after = new Date().toISOString()
  await one.send([{ registrationId: asha }])
  // Scanned first, but sent last.
  const late = { _id: uuidv7(), registrationId: asha, scannedAt: '2026-01-01T00:00:00.000Z' }
  const answer = await two.send([late, { registrationId: binod }])

  expect(answer.taken).toContainEqual({ _id: late._id, outcome: 'double' })
  expect(answer.event.counts).toMatchObject({ registered: 2, came: 2, doubles: 1 })
  const notified = (await one.send([], { after })).scans.filter(
    (scan) => scan.registrationId === asha,
  )
  expect(notified.map(({ outcome, device }) => [outcome, device])).toEqual([
    ['in', 'Gate 1'],
    ['double', 'Gate 2'],
  ])
})

/** Devices send again what a busy server has rejected. */
async function untilTaken<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 503)) throw error
    return untilTaken(send)
  }
}

test('of the same scans sent simultaneously by many devices to two servers, one of each is stored', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `person${index}`)
  const { server, eventId, workshop, place, db } = await aDoor(...names)
  const elsewhere = await testApp({ database: place })
  const ids = (await workshop.rows()).map(({ _id }) => _id)
  const devices = await Promise.all(
    [server, elsewhere, server, elsewhere].map((at, index) =>
      aDevice(at, eventId, `Gate ${index}`),
    ),
  )
  const sent = devices.map(() => ids.map((registrationId) => ({ _id: uuidv7(), registrationId })))
  await Promise.all(
    devices.flatMap(({ send }, index) => {
      const scans = sent[index] ?? []
      // Each twice, in opposite orders, as from a device that got no response.
      return [scans, scans.toReversed()].map((each) => untilTaken(() => send(each)))
    }),
  )
  const rows = await db.selectFrom('checkIns').selectAll().execute()
  expect(rows).toHaveLength(4 * ids.length)
  expect(rows.filter(({ outcome }) => outcome === 'in')).toHaveLength(ids.length)
  expect(rows.filter(({ outcome }) => outcome === 'double')).toHaveLength(3 * ids.length)
})

test('people with a cancelled, waiting or unknown registration were let in, so their scans are stored but not counted', async () => {
  const { server, eventId, idOf, workshop } = await aDoor('asha')
  await workshop.enter('binod')
  await workshop.leave('asha')
  const { send } = await aDevice(server, eventId, 'Gate 1')
  const [asha, binod] = [await idOf('asha'), await idOf('binod')]
  const scans = [asha, binod, uuidv7()].map((registrationId) => ({ _id: uuidv7(), registrationId }))
  const { taken, event } = await send(scans)
  const statuses = new Map(taken.map(({ _id, outcome }) => [_id, outcome]))
  expect(scans.map(({ _id }) => statuses.get(_id))).toEqual(['invalid', 'invalid', 'unknown'])
  expect(event.counts).toMatchObject({ came: 0, doubles: 0 })
})

test('a walk-in is counted if the event allows it, and otherwise only stored', async () => {
  const { server, eventId, db } = await aDoor()
  const { send } = await aDevice(server, eventId, 'Gate 1')
  expect((await send([{ name: 'Mr. Nobody' }])).taken).toMatchObject([{ outcome: 'invalid' }])
  await openDoor(db, eventId)
  const { event } = await send([{ name: 'Deepa' }])
  expect(event).toMatchObject({ takesWalkIns: true, counts: { came: 1, walkIns: 1 } })
  const rows = await db.selectFrom('checkIns').select(['name']).orderBy('name').execute()
  expect(rows).toEqual([{ name: 'Deepa' }, { name: 'Mr. Nobody' }])
})

test('the time of a scan is corrected by the device’s clock difference, and never in the future', async () => {
  const { server, eventId, idOf, db } = await aDoor('asha', 'binod')
  const { send } = await aDevice(server, eventId, 'Gate 1')
  const from = (now: number) => new Date(now).toISOString()
  const slow = Date.now() - 600 * minute
  await send([{ registrationId: await idOf('asha'), scannedAt: from(slow - 30 * minute) }], {
    sentAt: from(slow),
  })
  await send([{ registrationId: await idOf('binod'), scannedAt: '2999-01-01T00:00:00.000Z' }])
  const rows = await db.selectFrom('checkIns').selectAll().orderBy('scannedAt').execute()
  const agoOf = (at: string | undefined) =>
    Math.round((Date.parse(rows[0]?.arrivedAt ?? '') - Date.parse(at ?? '')) / minute)
  expect(agoOf(rows[0]?.scannedAt)).toBe(30)
  expect(rows[1]?.scannedAt).toBe(rows[1]?.arrivedAt)
})

test('a deleted event accepts no scans, nor one being deleted', async () => {
  const { server, db, place, eventId, idOf } = await aDoor('asha')
  const here = await aDevice(server, eventId, 'Gate 1')
  const scan = { registrationId: await idOf('asha') }
  if (isPostgres)
    await askMeanwhile(
      place,
      (trx) => trx.deleteFrom('events').where('_id', '=', eventId).execute(),
      () => expect(here.send([scan])).rejects.toMatchObject({ status: 409 }),
    )
  const { send } = await aDevice(server, uuidv7(), 'Gate 1')
  await expect(send([])).rejects.toMatchObject({ status: 404 })
  const teacher = server.clientWith(await signInAs(db, { role: 'teacher' }))
  await expect(teacher(listCheckInEvents)).rejects.toMatchObject({ status: 403 })
})

test('walk-ins are forgotten with registered people, and the number stays', async () => {
  const { server, eventId, db, deps } = await aDoor()
  await openDoor(db, eventId)
  const { send } = await aDevice(server, eventId, 'Gate 1')
  await send([{ name: 'Deepa' }])
  await cleanUpRegistrations(deps)
  const people = () => db.selectFrom('checkIns').select(['name', 'outcome']).execute()
  expect(await people()).toEqual([{ name: 'Deepa', outcome: 'in' }])
  await db.updateTable('events').set({ date: '2020-01-01T00:00:00.000Z' }).execute()
  await cleanUpRegistrations(deps)
  expect(await people()).toEqual([{ name: null, outcome: 'in' }])
})

test.runIf(isPostgres)(
  'queues of several devices wait for each other with few connections to the database',
  async () => {
    const { server, eventId, db, place, idOf } = await aDoor('asha')
    await openDoor(db, eventId)
    const gates = ['Gate 1', 'Gate 2', 'Gate 3', 'Gate 4', 'Gate 5']
    const [first, ...others] = await Promise.all(
      gates.map((gate) => aDevice(server, eventId, gate)),
    )
    const scans = [{ registrationId: await idOf('asha') }, { email: 'guest@home.example' }]
    const later: ReturnType<NonNullable<typeof first>['send']>[] = []
    let waiting = 0
    const early = await askMeanwhile(
      place,
      (trx) => trx.updateTable('eventSeats').set({ version: 7 }).execute(),
      async () => first?.send(scans),
      async (countWaiting) => {
        for (const device of others) later.push(device.send(scans))
        // These have been sent after them, and are answered.
        for (const device of others) await device.call(listCheckInEvents)
        waiting = await countWaiting()
      },
    )
    expect(waiting).toBeLessThan(gates.length - 1)
    // PostgreSQL doesn't promise that the one that waited longest is next.
    const outcomes = [early, ...(await Promise.all(later))].map((answer) =>
      answer?.taken.map(({ outcome }) => outcome).join(),
    )
    expect(outcomes.toSorted()).toEqual([...others.map(() => 'double,double'), 'in,in'])
  },
)
