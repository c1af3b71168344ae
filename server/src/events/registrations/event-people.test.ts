import {
  type CertainSelection,
  changePeople,
  peopleChangedText,
  reasonMissing,
  registrationClosed,
  registrationOpened,
  selectionChanged,
  setRegistrationOpen,
} from 'contract/events/event-people'
import {
  getOfficeEvent,
  listRegistrations,
  termsChangedMeanwhile,
} from 'contract/events/registration-office'
import { registrationFormMessages } from 'contract/events/registrations'
import { listActivities } from 'contract/platform/activity'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { person } from '../../../test/a-workshop.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { signInAs } from '../../../test/sign-in-as.ts'
import { enter } from './enter.ts'
import { lockSeats } from './seats.ts'

async function anOffice(capacity: number, ...names: string[]) {
  const office = await aRegistrationOffice({ capacity, audience: 'anybody' })
  const { signIn, student, eventId, rows, db, told } = office
  for (const name of names) await (await student(name)).register()
  await told()
  const admin = await signIn()
  const params = { eventId }
  const idsOf = async (...some: string[]) =>
    (await rows()).filter(({ name }) => some.includes(name ?? '')).map(({ _id }) => _id)
  return {
    ...office,
    admin,
    params,
    seats: () => db.selectFrom('eventSeats').selectAll().executeTakeFirstOrThrow(),
    list: async (query: z.infer<typeof listRegistrations.querystring>) =>
      (await admin(listRegistrations, { params, query })).registrations.map(({ name }) => name),
    change: async (
      act: 'seat' | 'queue' | 'remove',
      of: string[] | CertainSelection,
      reason = '',
    ) => {
      const selection = Array.isArray(of) ? { ids: await idsOf(...of), count: of.length } : of
      return admin(changePeople, { params, body: { act, ...selection, reason } })
    },
  }
}

test('several people get a seat, move to the end of the queue, or are removed, with one email each and one entry in the log', async () => {
  const office = await anOffice(2, 'asha', 'binod', 'chitra', 'deepa')
  const { change, standing, seats, told, admin } = office

  expect(await change('seat', ['chitra', 'deepa'])).toMatchObject({ changed: 2, unchanged: 0 })
  expect(await seats()).toMatchObject({ taken: 4, waiting: 0 })
  expect(await told()).toEqual([
    'chitra@college.test: You’re registered: Robotics workshop',
    'deepa@college.test: You’re registered: Robotics workshop',
  ])

  expect(await change('queue', ['asha', 'deepa'])).toMatchObject({ changed: 2 })
  expect(await standing()).toEqual([
    'binod registered',
    'chitra registered',
    'asha waiting',
    'deepa waiting',
  ])
  expect(await seats()).toMatchObject({ taken: 2, waiting: 2, arrivals: 6 })
  expect(await told()).toEqual([
    'asha@college.test: You’re on the waiting list: Robotics workshop',
    'deepa@college.test: You’re on the waiting list: Robotics workshop',
  ])

  const unexplained = await rejectionOf(change('remove', ['binod']))
  expect(unexplained).toMatchObject({ status: 400, message: reasonMissing })
  const removed = await change('remove', ['binod', 'deepa'], 'Not this year')
  expect(removed).toMatchObject({ changed: 2, message: '2 people removed' })
  expect(await standing()).toEqual([
    'binod removed',
    'chitra registered',
    'asha offered',
    'deepa removed',
  ])
  expect(await seats()).toMatchObject({ taken: 2, waiting: 0 })
  const again = await change('remove', ['binod', 'asha'], 'Not this year')
  expect(again.message).toBe('1 person removed. 1 person unchanged.')

  const { activities } = await admin(listActivities, { query: { subject: 'registration' } })
  expect(activities.map(({ action, changes }) => [action, changes[0]?.after])).toEqual([
    ['cancelled', '1'],
    ['cancelled', '2'],
    ['moved', '2'],
    ['approved', '2'],
  ])
})

test('a change to everyone who matches is rejected if their number is not what the screen showed', async () => {
  const { change, standing, list } = await anOffice(1, 'asha', 'binod', 'chitra')
  expect(await list({ state: 'queue' })).toEqual(['binod', 'chitra'])

  const late = await rejectionOf(change('seat', { state: 'queue', count: 3 }))
  expect(late).toMatchObject({ status: 409, message: selectionChanged })
  expect(await standing()).toEqual(['asha registered', 'binod waiting', 'chitra waiting'])
  await change('seat', { state: 'queue', search: 'BIN', count: 1 })
  expect(await standing()).toEqual(['asha registered', 'binod registered', 'chitra waiting'])
})

test('people are sorted by arrival, name or status, in both directions', async () => {
  const { list } = await anOffice(2, 'talk 10', 'asha', 'Talk 9')
  expect(await list({})).toEqual(['talk 10', 'asha', 'Talk 9'])
  expect(await list({ order: 'desc' })).toEqual(['Talk 9', 'asha', 'talk 10'])
  expect(await list({ sort: 'name' })).toEqual(['asha', 'Talk 9', 'talk 10'])
  expect(await list({ sort: 'name', order: 'desc' })).toEqual(['talk 10', 'Talk 9', 'asha'])
  expect(await list({ sort: 'status', order: 'desc' })).toEqual(['Talk 9', 'talk 10', 'asha'])
})

test('registration is closed and opened again with one call, and only as the screen showed it', async () => {
  const { admin, params, student, versionOf } = await anOffice(5, 'asha')
  const { terms: seen } = await admin(getOfficeEvent, { params })
  if (!seen) throw new Error('No terms')
  const version = await versionOf('events')
  const closed = await admin(setRegistrationOpen, { params, body: { isOpen: false, seen } })
  expect(closed).toMatchObject({ message: registrationClosed })
  expect(await versionOf('events')).toBeGreaterThan(version)
  expect(await (await student('binod')).register()).toContain('said=closed')

  const stale = await rejectionOf(
    admin(setRegistrationOpen, { params, body: { isOpen: true, seen } }),
  )
  expect(stale).toMatchObject({ status: 409, message: termsChangedMeanwhile })
  const opened = await admin(setRegistrationOpen, {
    params,
    body: { isOpen: true, seen: closed.current },
  })
  expect(opened).toEqual({ message: registrationOpened, current: seen })
  expect(await (await student('chitra')).register()).not.toContain('closed')
})

test('an editor changes people of their department only, and nobody after the event', async () => {
  const { change, db, clientWith, params, rows } = await anOffice(2, 'asha')
  const editor = clientWith(await signInAs(db, { role: 'editor', departments: ['BCA'] }))
  const [ids] = [(await rows()).map(({ _id }) => _id)]
  const body = { act: 'queue' as const, ids, count: 1 }
  expect(await rejectionOf(editor(changePeople, { params, body }))).toMatchObject({ status: 403 })
  await db.updateTable('events').set({ date: '2026-01-01T00:00:00.000Z' }).execute()
  expect(await rejectionOf(change('queue', ['asha']))).toMatchObject({
    status: 409,
    message: registrationFormMessages.over,
  })
})

test.each([
  ['queue', { changed: 1, unchanged: 0 }, '1 person moved to the waiting list'],
  ['remove', { changed: 0, unchanged: 2 }, 'Nobody was removed. 2 people unchanged.'],
  ['came', { changed: 1200, unchanged: 2 }, '1,200 people marked as attended. 2 people unchanged.'],
] as const)('the message of %s counts people', (act, counts, message) => {
  expect(peopleChangedText(act, counts)).toBe(message)
})

test('people moved together keep their order at the end of the queue, and can be removed in one action', async () => {
  const { change, db, deps, eventId } = await anOffice(0)
  await deps.mail.stop()
  const names = Array.from({ length: 450 }, (_, at) => `reader${at}`)
  await db.transaction().execute(async (trx) => {
    const locked = await lockSeats(trx, eventId)
    if (locked) await enter(trx, locked, names.map(person), deps.now())
  })
  const all = { state: 'active' as const, count: names.length }
  const people = () =>
    db.selectFrom('registrations').select(['name', 'place', 'state']).orderBy('place').execute()

  await change('seat', all)
  await change('queue', all)
  expect((await people()).map(({ name, place }) => [name, place])).toEqual(
    names.map((name, at) => [name, names.length + at + 1]),
  )

  await change('remove', all, 'Not this year')
  expect(new Set((await people()).map(({ state }) => state))).toEqual(new Set(['removed']))
})
