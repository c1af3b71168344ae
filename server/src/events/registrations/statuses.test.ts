import { exportAttendance, getAttendance, listAttendance } from 'contract/events/attendance'
import { getRoster } from 'contract/events/check-in'
import {
  exportRegistrations,
  getOfficeEvent,
  listOfficeEvents,
  listRegistrations,
} from 'contract/events/registration-office'
import { listOwnRegistrations, readRegistration } from 'contract/events/registrations'
import {
  type BaseRegistrationStatus,
  baseStatusLabels,
  type RegistrationStatus,
  registrationStatusLabels,
  registrationStatusOf,
} from 'contract/events/statuses'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { parse } from 'csv-parse/sync'
import { aStudent } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aDevice, aDoor, letItEnd } from '../../../test/a-check-in.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { forget } from '../retention/forget-registrations.ts'

const names = Object.keys(baseStatusLabels) as BaseRegistrationStatus[]

test('a registration’s status follows its event and check-in, and nobody counts as absent if check-in wasn’t used', () => {
  const facts = { hasEnded: false, hasCome: false, isCheckInDone: false }
  const all = (given: Partial<Parameters<typeof registrationStatusOf>[0]>) =>
    names.map((state) => registrationStatusOf({ ...facts, state, ...given }))
  const out = ['left', 'removed', 'lapsed']
  expect(all({})).toEqual(names)
  for (const eventState of ['postponed', 'cancelled'] as const)
    expect(all({ eventState, hasEnded: true, isCheckInDone: true })).toEqual([
      ...['asked', 'registered', 'waiting', 'offered'].map((name) => `${name} ${eventState}`),
      ...out,
    ])
  expect(all({ hasEnded: true })).toEqual([
    ...['asked over', 'registered over', 'waiting over', 'lapsed'],
    ...out,
  ])
  const done = { hasEnded: true, isCheckInDone: true }
  expect(registrationStatusOf({ ...facts, ...done, state: 'registered' })).toBe('not checked in')
  expect(registrationStatusOf({ ...facts, ...done, state: 'waiting' })).toBe('waiting over')
  expect(registrationStatusOf({ ...facts, ...done, state: 'registered', hasCome: true })).toBe(
    'came',
  )
  expect(registrationStatusOf({ ...facts, state: 'left', hasCome: true })).toBe('left')
})

async function everyState() {
  const checkIn = await aDoor('asha', 'binod', 'chitra')
  const { server, db, eventId, idOf, workshop } = checkIn
  await workshop.resize(3)
  await workshop.enter('deepa', 'esha', 'farid')
  await workshop.leave('binod')
  const set = async (name: string, state: BaseRegistrationStatus) =>
    db
      .updateTable('registrations')
      .set({ state })
      .where('_id', '=', await idOf(name))
      .execute()
  await set('esha', 'removed')
  await set('farid', 'lapsed')
  const { send } = await aDevice(server, eventId, 'Gate 1')
  const mistaken = { registrationId: await idOf('chitra'), isUndone: true as const }
  await send([{ registrationId: await idOf('asha') }, mistaken])
  await letItEnd(db, eventId)
  const office = server.clientWith(await signInAs(db, { role: 'owner' }))
  const file = async ({ url }: { url: string }): Promise<string[][]> => {
    const { body } = await server.app.inject({
      url: url.replace(':eventId', eventId),
      // A fresh login, good for one file.
      headers: { cookie: await signInAs(db, { role: 'owner' }) },
    })
    return parse(body, { bom: true }).slice(1)
  }
  return { ...checkIn, office, file, params: { eventId } }
}

test('the panel’s lists, files, check-in and dashboard count the same people', async () => {
  const { office, file, params, eventId, db, idOf, workshop } = await everyState()
  expect((await workshop.standing()).toSorted()).toEqual([
    ...['asha registered', 'binod left', 'chitra registered', 'deepa waiting'],
    ...['esha removed', 'farid lapsed'],
  ])
  const { counts } = (await office(getOfficeEvent, { params })).event
  expect(counts).toEqual({
    ...{ registered: 2, offered: 0, waiting: 1, asked: 0, left: 1, removed: 1, lapsed: 1 },
  })
  // Deleting an account removes the name, but changes no number.
  const gone = await idOf('chitra')
  await db.transaction().execute((trx) => forget(trx, [gone]))
  const listed = (await office(listOfficeEvents, { query: { when: 'over' } })).events
  expect(listed.find(({ _id }) => _id === eventId)?.counts).toEqual(counts)
  for (const state of names) {
    const { found } = await office(listRegistrations, { params, query: { state } })
    expect([state, found]).toEqual([state, counts[state]])
  }
  const { registrations } = await office(listRegistrations, { params })
  const rows = await file(exportRegistrations)
  expect(rows.map((row) => row[3])).toEqual(
    registrations.map(({ standing }) => registrationStatusLabels[standing]),
  )
  const visible = await office(getAttendance, { params })
  expect(visible.event.counts).toEqual({
    registered: 2,
    waiting: 1,
    came: 1,
    walkIns: 0,
    doubles: 0,
  })
  expect(visible.certificates).toMatchObject({ possible: 1 })
  expect((await office(listAttendance)).events[0]?.counts).toEqual(visible.event.counts)
  const roster = await office(getRoster, { params: { _id: eventId } })
  expect(roster.event.counts).toEqual(visible.event.counts)
  expect(await file(exportAttendance)).toHaveLength(counts.registered)
})

test('registered people, the office and both files see the same status of an event that is postponed, cancelled or over', async () => {
  const { office, file, params, db, server, idOf } = await everyState()
  const { studentId, email } = await aStudent(db, { name: 'chitra', email: 'chitra@college.test' })
  await db
    .updateTable('registrations')
    .set({ studentId })
    .where('_id', '=', await idOf('chitra'))
    .execute()
  const client = server.clientWith(await studentCookie(server.app, email))
  const read = async () => {
    const [own] = (await client(listOwnRegistrations)).registrations
    const query = { token: own?.token ?? '' }
    const { registration } = await server.visitor(readRegistration, { query })
    expect(registration).toMatchObject({ standing: own?.standing })
    expect(registration?.reason).toBe(own?.reason)
    const { registrations } = await office(listRegistrations, { params })
    const status = registrations.find(({ name }) => name === 'chitra')?.standing
    expect(status).toBe(own?.standing)
    const labels = [await file(exportRegistrations), await file(exportAttendance)].map((rows) =>
      rows.find((row) => row.includes('chitra'))?.find((cell) => isLabel(cell)),
    )
    expect(labels).toEqual([label(status), label(status)])
    return [status, own?.reason]
  }
  const change = (columns: object) => db.updateTable('events').set(columns).execute()
  const stateNote = 'The hall is flooded'
  await change({ state: 'postponed', stateNote })
  expect(await read()).toEqual(['registered postponed', stateNote])
  expect((await office(getOfficeEvent, { params })).event.eventNote).toBe(stateNote)
  await change({ state: 'cancelled' })
  expect(await read()).toEqual(['registered cancelled', stateNote])
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  await change({ state: null, stateNote: null, date: ago(3), end: ago(2.9) })
  expect(await read()).toEqual(['not checked in', undefined])
  await change({ date: ago(1), end: new Date(Date.now() - 1).toISOString() })
  expect(await read()).toEqual(['registered over', undefined])
})

const label = (status: RegistrationStatus | undefined) => status && registrationStatusLabels[status]
const isLabel = (cell: string) => Object.values(registrationStatusLabels).includes(cell)
