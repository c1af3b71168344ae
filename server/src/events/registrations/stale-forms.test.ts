import { setRegistrationOpen } from 'contract/events/event-people'
import { getOfficeEvent, saveTerms, type TermsForm } from 'contract/events/registration-office'
import type { registrationFormMessages } from 'contract/events/registrations'
import { termsTexts } from 'contract/events/translated-terms'
import { expect, test } from 'vitest'
import { aRegistrationOffice } from '../../../test/a-registration-office.ts'

type Office = Awaited<ReturnType<typeof aRegistrationOffice>>

const office = async (given: Parameters<typeof aRegistrationOffice>[0]) => {
  const all = await aRegistrationOffice(given)
  return {
    ...all,
    set: (columns: object) => all.db.updateTable('eventSeats').set(columns).execute(),
    said: (name: keyof typeof registrationFormMessages) =>
      `/registrations?said=${name}&event=${all.eventId}`,
  }
}
const answersIn = async ({ rows }: Office) => JSON.parse((await rows())[0]?.answers ?? '[]')
const isRegistered = /^\/registrations\/[\w-]{43}$/

test('nobody agrees to a consent text that wasn’t shown to them', async () => {
  const { student, set, said, rows } = await office({ consent: 'I bring a laptop.\nAnd lunch.' })
  const asha = await student('asha')
  await set({ consent: 'I may be filmed.' })
  expect(await asha.register([['consent', 'I bring a laptop.\r\nAnd lunch.']])).toBe(
    said('consent'),
  )
  expect(await asha.register([['consent', 'yes']])).toBe(said('consent'))
  expect(await rows()).toEqual([])
  // Browsers send CR LF.
  await set({ consent: 'I may be filmed.\nBy anybody.' })
  const agreed = [['consent', 'I may be filmed.\r\nBy anybody.']]
  expect(await asha.register(agreed)).toMatch(isRegistered)
  await set({ consent: '' })
  expect(await (await student('binod')).register(agreed)).toMatch(isRegistered)
  expect((await rows()).map(({ consent }) => consent)).toEqual([
    'I may be filmed.\nBy anybody.',
    null,
  ])
})

test('an answer belongs to a current question, and is stored completely or not at all', async () => {
  const requested = (label: string, isRequired = false) => ({ label, kind: 'text', isRequired })
  const here = await office({ questions: JSON.stringify([requested('Diet'), requested('Why?')]) })
  const { student, set, said, rows } = here
  const asha = await student('asha')
  await set({ questions: JSON.stringify([requested('Why?'), requested('What do you eat?')]) })
  expect(await asha.register([['answer:Diet', 'No nuts']])).toBe(said('answers'))
  expect(await asha.register([['answer:Why?', 'x'.repeat(2001)]])).toBe(said('answers'))
  await set({ questions: JSON.stringify([requested('Why?', true)]) })
  expect(await asha.register([['answer:Why?', '']])).toBe(said('answers'))
  expect(await rows()).toEqual([])
  const lines = 'x\r\n'.repeat(999)
  expect(await asha.register([['answer:Why?', `${lines}yz`]])).toMatch(isRegistered)
  expect((await answersIn(here))[0].answer).toBe(`${lines.replaceAll('\r', '')}yz`)
})

test('ten questions of 200 characters can be answered in full, in Hindi', async () => {
  const labels = Array.from({ length: 10 }, (_, at) => 'क'.repeat(199) + at)
  const options = Array.from({ length: 20 }, (_, at) => `${'ग'.repeat(98)}${at + 10}`)
  const questions = labels.map((label, at) =>
    at < 5
      ? { label, kind: 'choice', isRequired: true, options }
      : { label, kind: 'text', isRequired: true },
  )
  const here = await office({ questions: JSON.stringify(questions) })
  const given = labels.map((label, at) => [
    `answer:${label}`,
    at < 5 ? (options[19 - at] ?? '') : 'ख'.repeat(2000),
  ])
  expect(await (await here.student('asha')).register(given)).toMatch(isRegistered)
  expect(await answersIn(here)).toEqual(
    given.map(([name = '', answer]) => ({ question: name.replace('answer:', ''), answer })),
  )
})

test('the longest form can be saved, changed and closed with its Hindi', async () => {
  const { signIn, eventId } = await office({})
  const admin = await signIn()
  const params = { eventId }
  const english: TermsForm = {
    capacity: 3,
    audience: 'anybody',
    questions: Array.from({ length: 10 }, (_, at) => ({
      label: `${'é'.repeat(199)}${at}`,
      kind: 'choice',
      isRequired: false,
      options: Array.from({ length: 20 }, (_, option) => `${'é'.repeat(97)}${at}${option + 10}`),
    })),
    consent: '😀'.repeat(2000),
    offerHours: 12,
  }
  const hi = Object.fromEntries(termsTexts(english).map((text) => [text, 'क'.repeat(text.length)]))
  const { terms: before } = await admin(getOfficeEvent, { params })
  const body = {
    ...english,
    translations: { hi: { ...hi, [english.consent ?? '']: 'क'.repeat(2000) } },
  }
  const { current } = await admin(saveTerms, { params, body: { ...body, seen: before } })
  const { current: seen } = await admin(saveTerms, { params, body: { ...body, seen: current } })

  const closed = await admin(setRegistrationOpen, { params, body: { isOpen: false, seen } })

  expect(closed.current).toMatchObject(body)
})

test('a link requested before an event became students-only gives no seat', async () => {
  const { ask, press, set, standing } = await office({ audience: 'anybody' })
  await ask('reader@home.example')
  await set({ audience: 'students' })
  expect(await press('reader@home.example', 'confirm')).toBe('/registrations/TOKEN?said=signIn')
  expect(await standing()).toEqual(['Reader asked'])
  await set({ audience: 'anybody' })
  expect(await press('reader@home.example', 'confirm')).toBe('/registrations/TOKEN')
  expect(await standing()).toEqual(['Reader registered'])
})

test('a form on the page of one student registers nobody else, and asks for the answers again', async () => {
  const here = await office({ audience: 'anybody' })
  const { student, said, standing } = here
  const asha = await student('asha')
  const binod = await student('binod')
  expect(await binod.register([['account', asha.studentId]])).toBe(said('otherAccount'))
  expect(await standing()).toEqual([])
  expect(await binod.register([['account', binod.studentId]])).toMatch(isRegistered)
})

test('a signed-in student who types someone else’s address asks for them', async () => {
  const { student, said, standing } = await office({ audience: 'anybody' })
  const asha = await student('asha')
  const typed = (email: string) =>
    asha.register([
      ['name', 'Reader'],
      ['email', email],
    ])
  expect(await typed('reader@home.example')).toBe(said('sent'))
  expect(await standing()).toEqual(['Reader asked'])
  expect(await typed('Asha@College.test')).toMatch(isRegistered)
  expect((await standing()).toSorted()).toEqual(['Reader asked', 'asha registered'])
})
