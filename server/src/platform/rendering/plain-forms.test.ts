import { answerErrors, registrationFormMessages } from 'contract/events/registrations'
import { subscriptionFormMessages as ofSubscriptions } from 'contract/messaging/subscriptions'
import { formNeedsScripts, type RejectedForm } from 'contract/platform/rejected-form'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { testApp } from '../../../test/test-app.ts'

async function aSite() {
  const rendered: (RejectedForm | undefined)[] = []
  const state = { isWhole: true }
  let database = { isDown: false }
  const web = aWeb(async (_, { rejectedForm }) => {
    if (!state.isWhole) throw new Error('no pages')
    rendered.push(rejectedForm)
    const status = database.isDown ? 503 : 200
    return new Response('<p>the form</p>', { status, headers: { 'content-type': 'text/html' } })
  })
  const site = await testApp({
    web,
    wrap: (opened) => {
      const failing = failingDatabase(opened)
      database = failing.state
      return failing.database
    },
  })
  const send = (url: string, fields: string[][]) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  return { ...site, drawn: rendered, send, state, database }
}

const requested = { label: 'Why do you come?', kind: 'text', isRequired: true }
const shirt = { label: 'Shirt', kind: 'choice', isRequired: false, options: ['S', 'M'] }

test('a rejected registration stays in the form, with each error at its field', async () => {
  const { db, send, drawn } = await aSite()
  const eventId = await enterWorkshop(db, {
    audience: 'anybody',
    consent: 'I bring a laptop.',
    questions: JSON.stringify([requested, shirt]),
  })
  const typed = [
    ['name', '\u200b'],
    ['email', 'ram@college'],
    ['answer:Why do you come?', 'An answer that took its time'],
    ['answer:Shirt', 'XXL'],
  ]

  const answer = await send(`/event/${eventId}/registration`, [...typed, ['website', '']])

  expect(answer.statusCode).toBe(422)
  expect(drawn).toEqual([
    {
      path: `/event/${eventId}`,
      fields: typed,
      errors: {
        email: registrationFormMessages.email,
        name: registrationFormMessages.name,
        'answer:Shirt': answerErrors.invalid,
        consent: registrationFormMessages.consent,
      },
      message: registrationFormMessages.email,
    },
  ])
})

test('errors in a form don’t reveal whether an address is registered', async () => {
  const { db, send, drawn } = await aSite()
  const eventId = await enterWorkshop(db, {
    audience: 'anybody',
    questions: JSON.stringify([requested]),
  })
  const request = async (email: string, fields: string[][] = []) => {
    const all = [['name', 'Ram'], ['email', email], ...fields]
    return (await send(`/event/${eventId}/registration`, all)).statusCode
  }
  const answer = ['answer:Why do you come?', 'To learn']
  expect(await request('ram@home.example', [answer])).toBe(303)
  await db.updateTable('registrations').set({ state: 'registered', place: 1 }).execute()

  expect(await request('ram@home.example')).toBe(422)
  expect(await request('asha@home.example')).toBe(422)
  const errors = { 'answer:Why do you come?': answerErrors.missing }
  expect(drawn).toMatchObject([{ errors }, { errors }])
})

test('if the page can’t be rendered, another one says what is wrong', async () => {
  const { db, send, state } = await aSite()
  const eventId = await enterWorkshop(db, { audience: 'anybody' })
  state.isWhole = false

  const answer = await send(`/event/${eventId}/registration`, [['email', 'ram']])

  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/registrations?said=email&event=${eventId}`)
})

test('S68: a form sent in an outage is answered by a page', async () => {
  const { db, database, send } = await aSite()
  const eventId = await enterWorkshop(db, { audience: 'anybody' })
  const message = Object.entries(aContactForm()).map(([field, value]) => [field, `${value}`])
  const forms: [url: string, fields: string[][]][] = [
    ['/contact', message],
    ['/contact', [['name', 'Ravi']]],
    [`/event/${eventId}/registration`, message],
    ['/subscriptions', [...message, ['pace', 'daily']]],
  ]
  database.isDown = true

  for (const [url, fields] of forms) {
    const { statusCode, body } = await send(url, fields)
    expect([url, statusCode, body]).toEqual([url, 503, '<p>the form</p>'])
  }
})

test('a form with more fields than any page has is rejected, not rendered again', async () => {
  const { send, drawn } = await aSite()
  const fields = Array.from({ length: 201 }, () => ['name', 'Asha'])

  for (const url of ['/contact', '/login']) expect((await send(url, fields)).statusCode).toBe(400)

  expect(drawn).toEqual([])
})

test('a subscription form keeps its choices when the address is invalid', async () => {
  const { send, drawn } = await aSite()
  const typed = [
    ['email', 'ram@college'],
    ['pace', 'daily'],
    ['department', 'b.a.'],
    ['department', 'b.sc.'],
  ]

  const answer = await send('/subscriptions', typed)

  expect(answer.statusCode).toBe(422)
  expect(drawn).toEqual([
    { path: '/subscriptions', fields: typed, errors: { email: ofSubscriptions.email } },
  ])
})

test.each([
  '/login',
  '/signup',
  '/forgot-password',
  '/verify-email',
  '/reset-password/a-token',
  '/account',
  '/adminlogin',
  '/adminlogin/forgot',
  '/adminlogin/reset',
  '/adminlogin/invitation',
])('%s says that its form needs scripts, and returns no secret', async (path) => {
  const { send, drawn } = await aSite()

  const answer = await send(path, [
    ['email', 'ram@college.test'],
    ['password', 'a secret of Ram'],
    ['confirmation', 'a secret of Ram'],
    ['otp', '123456'],
  ])

  expect(answer.statusCode).toBe(422)
  expect(drawn).toEqual([
    { path, fields: [['email', 'ram@college.test']], errors: {}, message: formNeedsScripts },
  ])
})
