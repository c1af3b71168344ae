import { eventHasRegistrations } from 'contract/events/event-lifecycle'
import { setRegistrationOpen } from 'contract/events/event-people'
import { restoreEvent } from 'contract/events/event-trash'
import { deleteEvent, getEvent, updateEvent } from 'contract/events/events'
import {
  addRegistration,
  alreadyRegistered,
  getOfficeEvent,
  listOfficeEvents,
  listRegistrations,
  maxAddedAnHour,
  registrationIsOver,
  removeRegistration,
  saveTerms,
  type TermsForm,
  tooManyAdded,
} from 'contract/events/registration-office'
import {
  endOwnRegistration,
  getRegistrationTerms,
  listOwnRegistrations,
  registrationFormMessages,
} from 'contract/events/registrations'
import { searchRegistrations } from 'contract/events/search-registrations'
import { listActivities } from 'contract/platform/activity'
import { dayMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { aStaffAccount, staffCookie } from '../../../test/a-staff-account.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'

const terms: TermsForm = {
  capacity: 3,
  audience: 'anybody',
  questions: [{ label: 'T-shirt', kind: 'choice', isRequired: false, options: ['S', 'M'] }],
  consent: '',
  offerHours: 12,
}

test('a translation lasts as long as its English text, and closing registration keeps it', async () => {
  const { signIn, eventId, visitor } = await aRegistrationOffice()
  const admin = await signIn()
  const params = { eventId }
  const { terms: first } = await admin(getOfficeEvent, { params })
  const hi = { 'T-shirt': 'टी-शर्ट', S: 'छोटा', Coffee: 'कॉफ़ी' }
  const { current: seen } = await admin(saveTerms, {
    params,
    body: { ...terms, translations: { hi }, seen: first },
  })
  const { current } = await admin(setRegistrationOpen, { params, body: { isOpen: false, seen } })
  const translations = { hi: { 'T-shirt': 'टी-शर्ट', S: 'छोटा' } }
  expect(current).toMatchObject({ translations })
  const unnamed = { ...terms, seen: current }
  const { current: kept } = await admin(saveTerms, { params, body: unnamed })
  expect(kept).toMatchObject({ translations })
  const questions = [{ label: 'Shirt', kind: 'text' as const, isRequired: false }]
  const body = { ...terms, questions, translations, seen: kept }
  await admin(saveTerms, { params, body })
  const shown = (await visitor(getRegistrationTerms, { params: { _id: eventId } })).terms
  expect(shown).toMatchObject({ questions })
  expect(shown).not.toHaveProperty('translations')
})

test('staff set the terms, which appear at once; extra seats are offered to the waiting list', async () => {
  const { signIn, student, eventId, visitor, standing, told, versionOf } =
    await aRegistrationOffice({ capacity: 1 })
  const admin = await signIn()
  const params = { eventId }
  for (const name of ['asha', 'binod']) await (await student(name)).register()
  await told()
  const version = await versionOf('events')
  const { terms: seen } = await admin(getOfficeEvent, { params })
  await admin(saveTerms, {
    params,
    body: { ...terms, opensAt: '2026-01-01T09:00', closesAt: '2090-01-01T09:00', seen },
  })
  expect(await versionOf('events')).toBeGreaterThan(version)
  expect((await visitor(getRegistrationTerms, { params: { _id: eventId } })).terms).toMatchObject({
    capacity: 3,
    audience: 'anybody',
    opensAt: '2026-01-01T03:30:00.000Z',
    questions: terms.questions,
  })
  expect(await standing()).toEqual(['asha registered', 'binod offered'])
  expect(await told()).toEqual([
    'binod@college.test: A place has come free for you: Robotics workshop',
  ])
  const { activities } = await admin(listActivities, { query: { subject: 'registration' } })
  expect(activities).toMatchObject([{ action: 'updated', targetName: 'Robotics workshop' }])

  const wrong = (body: object) =>
    rejectionOf(admin(saveTerms, { params, body: { ...terms, ...body } as TermsForm }))
  expect(await wrong({ capacity: -1 })).toMatchObject({ status: 400 })
  // Invalid days, and years outside of four digits.
  for (const day of ['2026-02-30', '9999-12-31', '0000-01-01'])
    for (const field of ['opensAt', 'closesAt'])
      expect(await wrong({ [field]: `${day}T23:59` })).toMatchObject({ status: 400 })
  expect(await wrong({ opensAt: '2090-01-01T09:00', closesAt: '2080-01-01T09:00' })).toMatchObject({
    status: 400,
    message: 'Registration must close after it opens',
  })
  const choice = { label: 'Size', kind: 'choice', isRequired: true }
  expect(await wrong({ questions: [choice] })).toMatchObject({ status: 400 })
  expect(await wrong({ questions: [...terms.questions, ...terms.questions] })).toMatchObject({
    status: 400,
  })
})

test('staff add and remove people with a reason, search, and see the same numbers everywhere', async () => {
  const office = await aRegistrationOffice({ capacity: 2 })
  const { signIn, student, eventId, standing, told, isIdle, mails } = office
  const admin = await signIn()
  const params = { eventId }
  const asha = await student('asha')
  await asha.register()
  const add = (name: string) =>
    admin(addRegistration, { params, body: { name, email: `${name}@home.example` } })
  await add('binod')
  await add('chitra')
  expect(await rejectionOf(add('chitra'))).toMatchObject({
    status: 409,
    message: alreadyRegistered,
  })
  await told()
  const all = await admin(listRegistrations, { params })
  expect(all.registrations.map(({ place, name, isStudent }) => [place, name, isStudent])).toEqual([
    [1, 'asha', true],
    [2, 'binod', false],
    [3, 'chitra', false],
  ])
  expect((await admin(listRegistrations, { params, query: { search: 'CHIT' } })).found).toBe(1)
  const registrationId = all.registrations[0]?._id ?? ''
  const removal = { params: { eventId, registrationId }, body: { reason: 'Not in this year' } }
  await admin(removeRegistration, removal)
  const again = await rejectionOf(admin(removeRegistration, removal))
  expect(again).toMatchObject({ status: 409, message: registrationIsOver })
  expect(await standing()).toEqual(['asha removed', 'binod registered', 'chitra offered'])
  await isIdle()
  expect(mails.filter(({ text }) => text?.includes('\nReason: Not in this year\n'))).toHaveLength(1)
  expect(await told()).toEqual([
    'asha@college.test: You’re no longer registered: Robotics workshop',
    'chitra@home.example: A place has come free for you: Robotics workshop',
  ])
  const counts = { registered: 1, offered: 1, waiting: 0, removed: 1 }
  expect((await admin(getOfficeEvent, { params })).event).toMatchObject({ capacity: 2, counts })
  const { events } = await admin(listOfficeEvents, { query: {} })
  expect(events).toMatchObject([{ _id: eventId, counts }])
  expect((await admin(listOfficeEvents, { query: { when: 'over' } })).found).toBe(0)
  const { found } = await admin(listRegistrations, { params, query: { state: 'removed' } })
  expect(found).toBe(1)
})

test('a past event can’t be changed', async () => {
  const { signIn, eventId, advance, db } = await aRegistrationOffice()
  const date = new Date(Date.now() + 1000).toISOString()
  await db.updateTable('events').set({ date }).execute()
  advance(2000)
  const admin = await signIn()
  const body = { name: 'Late', email: 'late@home.example' }
  const rejection = await rejectionOf(admin(addRegistration, { params: { eventId }, body }))
  expect(rejection).toMatchObject({ status: 409, message: registrationFormMessages.over })
})

test('a postponed event is upcoming, whatever its previous date was', async () => {
  const { signIn, db } = await aRegistrationOffice()
  const admin = await signIn()
  const date = new Date(Date.now() - dayMilliseconds).toISOString()
  await db.updateTable('events').set({ date, state: 'postponed' }).execute()
  const { events } = await admin(listOfficeEvents, { query: {} })
  expect(events).toMatchObject([{ eventState: 'postponed' }])
  expect((await admin(listOfficeEvents, { query: { when: 'over' } })).found).toBe(0)
  await db.updateTable('events').set({ state: null }).execute()
  expect((await admin(listOfficeEvents, { query: { when: 'over' } })).found).toBe(1)
})

test('front office handles all events, editors those of their department, others none', async () => {
  const { db, clientWith, eventId } = await aRegistrationOffice()
  await db.updateTable('events').set({ department: 'B.C.A.' }).execute()
  const as = async (details: Parameters<typeof aStaffAccount>[1]) =>
    clientWith(await staffCookie(db, await aStaffAccount(db, details)))
  const params = { eventId }
  const departments = (codes: string[]) => JSON.stringify(codes)
  const office = await as({ role: 'office' })
  const own = await as({ role: 'editor', departments: departments(['bca']) })
  const other = await as({ role: 'editor', departments: departments(['ba']) })
  const author = await as({ role: 'author' })
  for (const client of [office, own]) {
    expect((await client(listOfficeEvents, { query: {} })).found).toBe(1)
    const { terms: seen } = await client(getOfficeEvent, { params })
    await client(saveTerms, { params, body: { ...terms, seen } })
  }
  expect((await other(listOfficeEvents, { query: {} })).found).toBe(0)
  await own(addRegistration, { params, body: { name: 'Asha', email: 'asha@home.example' } })
  const findAsha = { query: { search: 'asha' } }
  expect((await own(searchRegistrations, findAsha)).registrations).toHaveLength(1)
  expect((await other(searchRegistrations, findAsha)).registrations).toEqual([])
  for (const client of [other, author])
    for (const rejected of [
      () => client(getOfficeEvent, { params }),
      () => client(listRegistrations, { params }),
      () => client(saveTerms, { params, body: terms }),
      () => client(addRegistration, { params, body: { name: 'A', email: 'a@home.example' } }),
    ])
      expect(await rejectionOf(rejected())).toMatchObject({ status: 403 })
})

test('staff changes of an event are emailed to registered people, and the event can’t be deleted while they expect it', async () => {
  const { signIn, student, eventId, told, db } = await aRegistrationOffice()
  const admin = await signIn()
  const asha = await student('asha')
  await asha.register()
  await told()
  const {
    _id,
    createdAt: _,
    image: __,
    ...form
  } = await admin(getEvent, { params: { _id: eventId } })
  await admin(updateEvent, { params: { _id }, body: { ...form, venue: 'Seminar Hall' } })
  expect(await told()).toEqual(['asha@college.test: Changed: Robotics workshop'])

  const hidden = admin(updateEvent, { params: { _id }, body: { ...form, isDraft: 'yes' } })
  expect(await rejectionOf(hidden)).toMatchObject({ status: 409, message: eventHasRegistrations })
  const [own] = (await asha.client(listOwnRegistrations)).registrations
  await asha.client(endOwnRegistration, { params: { registrationId: own?._id ?? '' } })
  await admin(deleteEvent, { params: { _id } })
  expect(await db.selectFrom('registrations').selectAll().execute()).toEqual([])
})

test('a deleted event is kept until everyone affected has been emailed', async () => {
  const { signIn, student, eventId, told, sink, rows } = await aRegistrationOffice()
  const admin = await signIn()
  for (const name of ['asha', 'binod']) await (await student(name)).register()
  await told()
  const params = { _id: eventId }
  const [first, second] = await rows()
  const reason = 'The hall is flooded'
  sink.isDown = true
  for (const row of [first, second]) {
    const registrationId = row?._id ?? ''
    await admin(removeRegistration, { params: { eventId, registrationId }, body: { reason } })
  }
  await admin(deleteEvent, { params })
  sink.isDown = false
  expect(await told()).toHaveLength(2)
  expect(await rows()).toHaveLength(2)
  await admin(restoreEvent, { params })
  await admin(deleteEvent, { params })
  expect(await rows()).toEqual([])
})

test('a registration is found by part of a name, without opening the event', async () => {
  const { signIn, student, eventId } = await aRegistrationOffice({ capacity: 5 })
  const admin = await signIn()
  for (const name of ['asha', 'binod']) await (await student(name)).register()
  const { registrations } = await admin(searchRegistrations, { query: { search: 'ASH' } })
  expect(registrations).toMatchObject([{ email: 'asha@college.test', eventId }])
  expect(await admin(searchRegistrations, { query: {} })).toEqual({ registrations: [] })
})

test('an account can add a limited number of people an hour by hand', async () => {
  const { db, deps, clientWith, eventId, rows } = await aRegistrationOffice({ capacity: 9 })
  const account = await aStaffAccount(db, { role: 'office' })
  const call = clientWith(await staffCookie(db, account))
  const limit = { count: maxAddedAnHour, seconds: 3_600 }
  for (let added = 1; added < limit.count; added++)
    await deps.attempts.count(`added:${account._id}`, limit)
  const add = (name: string) =>
    call(addRegistration, {
      params: { eventId },
      body: { name, email: `${name}@home.example` },
    })

  await add('asha')

  expect(await rejectionOf(add('binod'))).toMatchObject({ status: 429, message: tooManyAdded })
  expect(await rows()).toHaveLength(1)
})
