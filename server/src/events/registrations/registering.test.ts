import { confirmAccount } from 'contract/accounts/account-passkeys'
import { deleteAccount, exportAccount } from 'contract/accounts/account-settings'
import { pendingRegistrationDays } from 'contract/content/retention'
import {
  acceptOwnOffer,
  endOwnRegistration,
  getRegistrationTerms,
  getSeats,
  listOwnRegistrations,
  readRegistration,
  type registrationFormMessages,
} from 'contract/events/registrations'
import { dayMilliseconds as day, hourMilliseconds as hour } from 'contract/platform/durations'
import { studentPassword } from 'testing/a-student.ts'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { hashToken } from '../../platform/tokens.ts'
import { cleanUpRegistrations } from '../retention/clean-up-registrations.ts'

test('a student registers with one click, waits when it is full, and is offered a freed seat', async () => {
  const { student, standing, told, eventId, visitor, db, versionOf } = await aRegistrationOffice({
    capacity: 1,
  })
  const rendered = await versionOf('events')
  const [asha, binod] = [await student('asha'), await student('binod')]
  expect(await asha.register()).toMatch(/^\/registrations\/[\w-]{43}$/)
  expect(await asha.register()).toBe(await asha.register())
  await binod.register()
  expect(await standing()).toEqual(['asha registered', 'binod waiting'])
  expect(await told()).toEqual([
    'asha@college.test: You’re registered: Robotics workshop',
    'binod@college.test: You’re on the waiting list: Robotics workshop',
  ])
  const params = { _id: eventId }
  expect(await visitor(getSeats, { params })).toEqual({
    left: 0,
    waiting: 1,
    isStudent: false,
  })
  expect(await binod.client(getSeats, { params })).toMatchObject({
    waiting: 1,
    own: { state: 'waiting', position: 1 },
  })

  const own = await asha.client(listOwnRegistrations)
  const registrationId = own.registrations[0]?._id ?? ''
  const rejected = binod.client(endOwnRegistration, { params: { registrationId } })
  expect(await rejectionOf(rejected)).toMatchObject({ status: 404 })
  await asha.client(endOwnRegistration, { params: { registrationId } })
  expect(await standing()).toEqual(['asha left', 'binod offered'])
  expect(await told()).toEqual([
    'binod@college.test: A place has come free for you: Robotics workshop',
  ])

  const [offer] = (await binod.client(listOwnRegistrations)).registrations
  expect(offer).toMatchObject({ state: 'offered', title: 'Robotics workshop', isOpen: true })
  await binod.client(acceptOwnOffer, { params: { registrationId: offer?._id ?? '' } })
  expect(await standing()).toEqual(['asha left', 'binod registered'])
  expect(await told()).toEqual(['binod@college.test: You’re registered: Robotics workshop'])
  // None of it invalidates the event's page.
  expect(await versionOf('events')).toBe(rendered)
  expect(await db.selectFrom('eventSeats').select(['taken', 'waiting']).execute()).toEqual([
    { taken: 1, waiting: 0 },
  ])
})

test('people who can’t register get the reason, and nothing is stored', async () => {
  const { db, student, ask, post, rows, eventId, advance, visitor } = await aRegistrationOffice()
  const [asha, unproven] = [await student('asha'), await student('new', null)]
  const text = (name: keyof typeof registrationFormMessages) =>
    `/registrations?said=${name}&event=${eventId}`
  const set = (columns: object) => db.updateTable('eventSeats').set(columns).execute()
  expect(await unproven.register()).toBe(text('unproven'))
  expect(await ask('reader@home.example')).toBe(text('signIn'))
  expect((await post(`/event/${eventId}/registration`)).headers.location).toBe(text('signedOut'))
  const soon = new Date(Date.now() + hour).toISOString()
  await set({ opensAt: soon })
  expect(await asha.register()).toBe(text('notOpen'))
  await set({ opensAt: null, closesAt: new Date().toISOString() })
  expect(await asha.register()).toBe(text('closed'))
  await set({ closesAt: null, consent: 'I bring a laptop.' })
  expect(await asha.register()).toBe(text('consent'))
  expect(await asha.register([['consent', 'I bring a laptop.']])).toMatch(
    /^\/registrations\/[\w-]{43}$/,
  )
  expect(await rows()).toMatchObject([{ consent: 'I bring a laptop.' }])
  expect((await post('/event/no-event/registration')).headers.location).toBe(
    '/registrations?said=none',
  )
  const other = '0192f000-0000-7000-8000-000000000000'
  const answer = await post(`/event/${other}/registration`, [], asha.cookie)
  expect(answer.headers.location).toBe(`/registrations?said=none&event=${other}`)
  advance(8 * day)
  const late = await student('late')
  expect(await late.register()).toBe(text('over'))
  expect(await rows()).toHaveLength(1)
  expect((await visitor(getRegistrationTerms, { params: { _id: other } })).terms).toBeUndefined()
})

test('answers are stored with the questions as they were asked', async () => {
  const questions = [
    { label: 'T-shirt', kind: 'choice', isRequired: true, options: ['S', 'M'] },
    { label: 'Vegetarian?', kind: 'yesNo', isRequired: false },
    { label: 'What do you hope for?', kind: 'text', isRequired: false },
  ]
  const { student, rows, eventId } = await aRegistrationOffice({
    questions: JSON.stringify(questions),
  })
  const asha = await student('asha')
  const wrong = `/registrations?said=answers&event=${eventId}`
  expect(await asha.register()).toBe(wrong)
  expect(await asha.register([['answer:T-shirt', 'XXL']])).toBe(wrong)
  await asha.register([
    ['answer:T-shirt', 'M'],
    ['answer:Vegetarian?', 'yes'],
    ['answer:What do you hope for?', '  '],
    ['answer:Another', ' '],
  ])
  const [row] = await rows()
  expect(JSON.parse(row?.answers ?? '')).toEqual([
    { question: 'T-shirt', answer: 'M' },
    { question: 'Vegetarian?', answer: 'yes' },
  ])
})

test('a form in Hindi stores answers in English, and the consent as it was read', async () => {
  const hi = { 'T-shirt': 'टी-शर्ट', M: 'मध्यम', 'I know the rules.': 'मैं नियम जानता हूँ।' }
  const { student, rows } = await aRegistrationOffice({
    questions: JSON.stringify([
      { label: 'T-shirt', kind: 'choice', isRequired: true, options: ['S', 'M'] },
    ]),
    consent: 'I know the rules.',
    translations: JSON.stringify({ hi }),
  })
  const shirt = ['answer:T-shirt', 'M']
  const asha = await student('asha')
  expect(await asha.register([shirt, ['consent', 'मैं नहीं जानता।']])).toMatch('said=consent')
  await asha.register([shirt, ['consent', hi['I know the rules.']]])
  await (await student('binod')).register([shirt, ['consent', 'I know the rules.']])
  const stored = (await rows()).map(({ answers, consent }) => [JSON.parse(answers), consent])
  const answers = [{ question: 'T-shirt', answer: 'M' }]
  expect(stored).toEqual([
    [answers, hi['I know the rules.']],
    [answers, 'I know the rules.'],
  ])
})

test('anyone can register and cancel with an emailed link, which does nothing until it is confirmed', async () => {
  const { ask, press, standing, told, visitor, rows, eventId, app, mails, isIdle, sink } =
    await aRegistrationOffice({ audience: 'anybody', capacity: 1 })
  const sent = `/registrations?said=sent&event=${eventId}`
  expect(await ask('READER@home.example')).toBe(sent)
  expect(await ask('Reader@home.example')).toBe(sent)
  await isIdle()
  const [row] = await rows()
  expect(mails[0]?.text).toContain(`https://college.test/registrations/${row?.token}`)
  expect(sink).toBeDefined()
  mails.length = 0
  for (const method of ['GET', 'HEAD'] as const)
    await app.inject({ method, url: `/registrations/${row?.token}` })
  expect(await standing()).toEqual(['Reader asked'])
  const token = row?.token ?? ''
  expect((await visitor(readRegistration, { query: { token } })).registration).toMatchObject({
    state: 'asked',
    isOpen: true,
  })

  const address = (await rows())[0]?.email ?? ''
  expect(await press(address, 'confirm')).toBe('/registrations/TOKEN')
  expect(await press(address, 'confirm')).toBe('/registrations/TOKEN')
  expect(await standing()).toEqual(['Reader registered'])
  expect(await told()).toEqual([`${address}: You’re registered: Robotics workshop`])
  expect(await ask(address)).toBe(sent)
  expect(await told()).toEqual([`${address}: You’re already registered: Robotics workshop`])
  await ask('next@home.example')
  await press('next@home.example', 'confirm')
  expect(await press(address, 'leave')).toBe('/registrations/TOKEN?said=left')
  expect(await standing()).toEqual(['Reader left', 'Reader offered'])
  expect(await press('next@home.example', 'accept')).toBe('/registrations/TOKEN?said=accepted')
})

test('a link confirms what was entered before it was sent, whoever enters the address again', async () => {
  const { ask, post, rows, standing, told } = await aRegistrationOffice({ audience: 'anybody' })
  const email = 'reader@home.example'
  const link = async () => `/registrations/${(await rows())[0]?.token}`
  await ask(email)
  const first = await link()
  await ask(email)
  expect(await link()).toBe(first)
  expect(await told()).toEqual([`${email}: Confirm your registration: Robotics workshop`])

  await ask(email, [['name', 'Somebody else']])
  expect(await told()).toEqual([`${email}: Confirm your registration: Robotics workshop`])
  await post(first, [['act', 'confirm']])
  expect(await standing()).toEqual(['Somebody else asked'])
  await post(await link(), [['act', 'confirm']])
  expect(await standing()).toEqual(['Somebody else registered'])
})

test('errors are reported, bots get a normal response, and unconfirmed registrations are deleted after days', async () => {
  const { ask, rows, eventId, deps, advance, told } = await aRegistrationOffice({
    audience: 'anybody',
  })
  const text = (name: string) => `/registrations?said=${name}&event=${eventId}`
  expect(await ask('nobody')).toBe(text('email'))
  expect(await ask('a@home.example', [['name', ' ']])).toBe(text('name'))
  expect(
    await ask('a@home.example', [
      ['name', 'A'],
      ['website', 'http://spam.example'],
    ]),
  ).toBe(text('sent'))
  expect(await rows()).toEqual([])
  expect(await told()).toEqual([])
  await ask('a@home.example', [['name', `\u202e${'😀'.repeat(99)}`]])
  expect(await rows()).toMatchObject([{ name: '😀'.repeat(99) }])
  advance(pendingRegistrationDays * day - hour)
  await cleanUpRegistrations(deps)
  expect(await rows()).toHaveLength(1)
  advance(2 * hour)
  await cleanUpRegistrations(deps)
  expect(await rows()).toEqual([])
})

test('a registration is in the student’s data and deleted with the account, and its seat is offered to the next', async () => {
  const { student, standing, rows, told } = await aRegistrationOffice({ capacity: 1 })
  const [asha, binod] = [await student('asha'), await student('binod')]
  await asha.register()
  await binod.register()
  await asha.client(confirmAccount, { body: { password: studentPassword } })
  const own = await asha.client(exportAccount)
  expect(own.kept.registrations).toMatchObject([
    { event: 'Robotics workshop', state: 'registered' },
  ])
  const [row] = await rows()
  for (const secret of [row?.token, hashToken(row?.token ?? '')])
    expect(JSON.stringify(own)).not.toContain(secret)
  await told()
  await asha.client(deleteAccount, { body: { password: studentPassword } })
  expect(await standing()).toEqual(['null left', 'binod offered'])
  expect(await told()).toEqual([
    'binod@college.test: A place has come free for you: Robotics workshop',
  ])
})

test('someone who cancels and registers again and again is stopped', async () => {
  const { student, rows } = await aRegistrationOffice()
  const asha = await student('asha')
  for (let at = 0; at < 10; at++) {
    await asha.register()
    const [own] = (await asha.client(listOwnRegistrations)).registrations.filter(
      ({ state }) => state === 'registered',
    )
    await asha.client(endOwnRegistration, { params: { registrationId: own?._id ?? '' } })
  }
  expect(await asha.register()).toMatch(/said=often/)
  expect(await rows()).toHaveLength(10)
})

test('terms and seats of an event that isn’t public yet are hidden', async () => {
  const { visitor, student, eventId, db, advance } = await aRegistrationOffice({ capacity: 7 })
  const { client } = await student('asha')
  const params = { _id: eventId }
  const hide = (how: { isDraft?: 'yes'; publishAt?: string }) =>
    db
      .updateTable('events')
      .set({ isDraft: null, publishAt: null, ...how })
      .execute()
  const notified = async () => ({
    ...(await visitor(getRegistrationTerms, { params })),
    left: [await visitor(getSeats, { params }), await client(getSeats, { params })].map(
      (seats) => seats.left,
    ),
  })
  await hide({ isDraft: 'yes' })
  expect(await notified()).toEqual({ left: [0, 0] })
  await hide({ publishAt: new Date(Date.now() + hour).toISOString() })
  expect(await notified()).toEqual({ left: [0, 0] })
  advance(2 * hour)
  expect(await notified()).toMatchObject({ terms: { capacity: 7 }, left: [7, 7] })
})
