import { getAttendance, undoCheckIn } from 'contract/events/attendance'
import { listRegistrations } from 'contract/events/registration-office'
import { listActivities } from 'contract/platform/activity'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aDevice, aDoor, openDoor } from '../../../test/a-check-in.ts'
import { askMeanwhile } from '../../../test/meanwhile.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { testApp } from '../../../test/test-app.ts'
import { certificateError, issue, readAttendeeOfRegistration } from '../certificates/issue.ts'
import { readEventStatus } from '../details/event-status.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'

async function aDoorWithOffice(...names: string[]) {
  const checkIn = await aDoor(...names)
  const elsewhere = await testApp({ database: checkIn.place })
  const office = checkIn.server.clientWith(await signInAs(checkIn.db, { role: 'owner' }))
  const { eventId, db } = checkIn
  return {
    ...checkIn,
    office,
    one: await aDevice(checkIn.server, eventId, 'Gate 1'),
    two: await aDevice(elsewhere, eventId, 'Gate 2'),
    counts: async () => (await office(getAttendance, { params: { eventId } })).event.counts,
    came: async (name: string) => readAttendeeOfRegistration(db, eventId, await checkIn.idOf(name)),
    undo: async (checkInId: string) => office(undoCheckIn, { params: { eventId, checkInId } }),
    notes: async () =>
      (await office(listActivities, { query: { action: 'undone' } })).activities.map(
        ({ changes }) => changes[0]?.before,
      ),
  }
}

test('a device can undo its scan, repeatedly, and even one that never arrived', async () => {
  const { one, idOf, counts, notes, db } = await aDoorWithOffice('asha', 'binod')
  const asha = { _id: uuidv7(), registrationId: await idOf('asha') }
  const binod = { _id: uuidv7(), registrationId: await idOf('binod') }
  await one.send([asha])
  expect(await counts()).toMatchObject({ came: 1 })
  const undone = [asha, binod].map((scan) => ({ ...scan, isUndone: true as const }))
  for (let again = 0; again < 2; again++)
    expect((await one.send(undone)).taken.map(({ outcome }) => outcome)).toEqual([
      'undone',
      'undone',
    ])
  expect(await counts()).toMatchObject({ came: 0, doubles: 0 })
  expect((await notes()).toSorted()).toEqual(['asha', 'binod'])
  expect(await db.selectFrom('checkIns').selectAll().execute()).toHaveLength(2)
})

test('a guest checked in on two devices stays checked in when one scan is undone, and every device learns about it', async () => {
  const { one, two, idOf, counts, came, db } = await aDoorWithOffice('asha')
  const registrationId = await idOf('asha')
  const first = { _id: uuidv7(), registrationId }
  await one.send([first])
  await two.send([{ registrationId }])
  // Older than what devices poll again anyway.
  await db.updateTable('checkIns').set({ arrivedAt: '2026-01-01T00:00:00.000Z' }).execute()
  const after = new Date().toISOString()
  expect((await two.send([], { after })).scans).toEqual([])
  await one.send([{ ...first, isUndone: true }])
  const notified = (await two.send([], { after })).scans
  expect(notified.map(({ device, outcome }) => `${device} ${outcome}`).toSorted()).toEqual([
    'Gate 1 undone',
    'Gate 2 in',
  ])
  expect(await counts()).toMatchObject({ came: 1, doubles: 0 })
  expect(certificateError(await came('asha'))).toBeUndefined()
})

test('another account’s scan can be undone while check-in is open, and one’s own always', async () => {
  const { one, two, eventId, idOf, counts, db } = await aDoorWithOffice('asha', 'binod')
  const asha = { _id: uuidv7(), registrationId: await idOf('asha'), isUndone: true as const }
  const binod = { _id: uuidv7(), registrationId: await idOf('binod') }
  const { isUndone: _, ...came } = asha
  await one.send([came, binod])
  const event = db.updateTable('events').where('_id', '=', eventId)
  await event.set({ date: '2026-01-15T04:30:00.000Z' }).execute()

  expect((await two.send([asha])).taken).toMatchObject([{ outcome: 'in' }])
  expect(await counts()).toMatchObject({ came: 2 })
  expect((await one.send([asha])).taken).toMatchObject([{ outcome: 'undone' }])
  await event.set({ date: new Date().toISOString() }).execute()
  const undone = [{ ...binod, isUndone: true as const }]
  expect((await two.send(undone)).taken).toMatchObject([{ outcome: 'undone' }])
  expect(await counts()).toMatchObject({ came: 0 })
})

test('the office undoes a check-in with its certificate, and a later scan counts again', async () => {
  const { one, two, eventId, idOf, counts, came, undo, notes, office, db } =
    await aDoorWithOffice('asha')
  await openDoor(db, eventId)
  const registrationId = await idOf('asha')
  await one.send([{ registrationId }])
  await two.send([{ registrationId }])
  const before = await came('asha')
  if (!before) throw new Error('Nobody came')
  const event = await readEventStatus(db, eventId)
  if (!event) throw new Error('No event')
  const [made] = await db.transaction().execute((trx) => issue(trx, event, [before], new Date()))
  const code = made?.code ?? ''

  await undo(before._id)
  await undo(before._id)
  expect(await counts()).toMatchObject({ came: 0, doubles: 0, registered: 1 })
  expect(certificateError(await came('asha'))).toBe('absent')
  const given = () =>
    db.selectFrom('certificates').select('revokedAt').where('code', '=', code).executeTakeFirst()
  expect((await given())?.revokedAt).not.toBeNull()
  expect(await notes()).toHaveLength(1)
  const people = () => office(listRegistrations, { params: { eventId } })
  expect((await people()).registrations[0]?.checkIn).toBeUndefined()

  expect((await two.send([{ registrationId }])).taken).toMatchObject([{ outcome: 'in' }])
  const again = await came('asha')
  expect(certificateError(again)).toBeUndefined()
  expect((await people()).registrations[0]?.checkIn?._id).toBe(again?._id)
})

test('a walk-in can be undone too, and a check-in of another event is not found', async () => {
  const { one, eventId, counts, undo, office, db } = await aDoorWithOffice()
  await openDoor(db, eventId)
  await one.send([{ name: 'Deepa' }])
  const { walkIns } = await office(getAttendance, { params: { eventId } })
  await undo(walkIns[0]?._id ?? '')
  expect(await counts()).toMatchObject({ came: 0, walkIns: 0 })
  expect((await office(getAttendance, { params: { eventId } })).walkIns).toEqual([])
  await expect(undo(uuidv7())).rejects.toMatchObject({ status: 404 })
})

test('simultaneous undoing and scanning on two servers leaves one counted check-in or none', async () => {
  const { one, two, idOf, counts } = await aDoorWithOffice('asha')
  const registrationId = await idOf('asha')
  for (let round = 0; round < 5; round++) {
    const [mine, theirs] = [uuidv7(), uuidv7()]
    await one.send([{ _id: mine, registrationId }])
    await Promise.all([
      one.send([{ _id: mine, registrationId, isUndone: true }]),
      two.send([{ _id: theirs, registrationId }]),
    ])
    expect(await counts()).toMatchObject({ came: 1, doubles: 0 })
    await two.send([{ _id: theirs, registrationId, isUndone: true }])
    expect(await counts()).toMatchObject({ came: 0, doubles: 0 })
  }
})

test.runIf(isPostgres)(
  'a counted scan can’t be undone while another is being recorded as its duplicate',
  async () => {
    const { two, idOf, counts, db, place, eventId } = await aDoorWithOffice('asha')
    // One server records the scans of an event one batch after another.
    const elsewhere = await aDevice(await testApp({ database: place }), eventId, 'Gate 3')
    const registrationId = await idOf('asha')
    const first = { _id: uuidv7(), registrationId }
    await elsewhere.send([first])
    await sql`create function wait_for_lock() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock(1); return new; end $$`.execute(db)
    await sql`create trigger double_waits before insert on "checkIns" for each row
      when (new.outcome = 'double' and new.device = 'Gate 2') execute function wait_for_lock()`.execute(
      db,
    )
    let undone: Promise<unknown> | undefined
    await askMeanwhile(
      place,
      (trx) => sql`select pg_advisory_xact_lock(1)`.execute(trx),
      () => two.send([{ registrationId }]),
      async (countWaiting) => {
        let isDone = false
        undone = elsewhere.send([{ ...first, isUndone: true }]).then(() => {
          isDone = true
        })
        await expect.poll(async () => isDone || (await countWaiting()) === 2).toBe(true)
      },
    )
    await undone
    expect(await counts()).toMatchObject({ came: 1, doubles: 0 })
  },
)

test('a waiting person is let in if the event allows it, gets a seat, and others keep theirs', async () => {
  const { one, eventId, idOf, counts, workshop, came, db } = await aDoorWithOffice('asha')
  await workshop.enter('binod', 'chitra')
  const [binod, chitra] = [await idOf('binod'), await idOf('chitra')]
  const scan = { _id: uuidv7(), registrationId: binod, takesSeat: true as const }
  expect((await one.send([{ ...scan, _id: uuidv7() }])).taken).toMatchObject([
    { outcome: 'invalid' },
  ])
  await openDoor(db, eventId)
  const sent = [scan, { registrationId: chitra }]
  for (let again = 0; again < 2; again++) await one.send(sent)
  expect(await workshop.standing()).toEqual([
    'asha registered',
    'binod registered',
    'chitra waiting',
  ])
  expect(await workshop.seats()).toMatchObject({ capacity: 1, taken: 2, waiting: 1 })
  expect(await counts()).toMatchObject({ came: 1 })
  expect(certificateError(await came('binod'))).toBeUndefined()
})

test('the office can remove a walk-in that the event didn’t allow', async () => {
  const { one, undo, office, eventId, notes } = await aDoorWithOffice('asha')
  const _id = uuidv7()
  expect((await one.send([{ _id, name: 'Deepa' }])).taken).toMatchObject([{ outcome: 'invalid' }])
  const walkIns = async () =>
    (await office(getAttendance, { params: { eventId } })).walkIns.map(({ name }) => name)
  expect(await walkIns()).toEqual(['Deepa'])

  await undo(_id)
  await undo(_id)

  expect(await walkIns()).toEqual([])
  expect(await notes()).toHaveLength(1)
})
