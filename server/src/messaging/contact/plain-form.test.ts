import { minuteMilliseconds } from 'contract/platform/durations'
import type { RejectedForm } from 'contract/platform/rejected-form'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { testApp } from '../../../test/test-app.ts'

async function aSite(settings: { variables?: Record<string, string> } = {}) {
  const rendered: (RejectedForm | undefined)[] = []
  const web = aWeb(async (_, { rejectedForm }) => {
    rendered.push(rejectedForm)
    return new Response('<p>the form</p>', { headers: { 'content-type': 'text/html' } })
  })
  const site = await testApp({ ...settings, web })
  const send = (fields: object, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
      ).toString(),
    })
  const messages = () => site.db.selectFrom('contactMessages').selectAll().execute()
  return { ...site, drawn: rendered, send, messages }
}

test('without scripts, the browser sends the message and gets its reference', async () => {
  const { send, messages } = await aSite()

  const answer = await send(aContactForm())

  const [row] = await messages()
  expect(row).toMatchObject({ ...aContactForm(), suspectedAt: null })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe(`/contact?said=sent&number=${row?.number}`)
})

test('one mistake keeps everything typed in the form, with each error beside its field', async () => {
  const { send, messages, drawn } = await aSite()
  const typed = { ...aContactForm(), email: 'ravi@college', phone: '12' }

  const answer = await send({ ...typed, website: '', other: 'x' })

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
  expect(answer.body).toContain('the form')
  expect(drawn).toEqual([
    {
      path: '/contact',
      fields: Object.entries(typed),
      errors: {
        email: 'Please enter a valid email address',
        phone: 'Please enter a valid phone number',
      },
    },
  ])
  expect(await messages()).toEqual([])
})

test('two clicks without scripts send one message, and both get its reference', async () => {
  const { send, messages, advance, db } = await aSite()
  const form = aContactForm()

  const clicks = await Promise.all([send(form), send(form)])
  const sent = await messages()
  expect(sent).toHaveLength(1)
  const answers = new Set(clicks.map(({ headers }) => headers.location))
  expect([...answers]).toEqual([`/contact?said=sent&number=${sent[0]?.number}`])
  expect(await db.selectFrom('mails').select('_id').execute()).toHaveLength(2)

  await send({ ...form, about: 'BCA' })
  await send({ ...form, message: `${form.message} Please answer soon.` })
  expect(await messages()).toHaveLength(3)
  advance(11 * minuteMilliseconds)
  await send(form)
  expect(await messages()).toHaveLength(4)
})

test('a message rejected for a while also stays in the form', async () => {
  const { send, drawn } = await aSite()
  for (let count = 0; count < 5; count++) await send(aContactForm())

  const answer = await send(aContactForm())

  expect(answer.statusCode).toBe(429)
  expect(drawn).toMatchObject([{ fields: Object.entries(aContactForm()), errors: {} }])
  expect(drawn[0]?.message).toMatch(/again/)
})

test('other sites can’t send the form, and forms filled in by programs are set aside', async () => {
  const { send, messages } = await aSite()

  const foreign = await send(aContactForm(), { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  expect(await messages()).toEqual([])

  const trapped = await send({ ...aContactForm(), website: 'https://spam.example' })
  expect(trapped.headers.location).toMatch(/said=sent/)
  expect(await messages()).toMatchObject([{ suspectedAt: expect.any(String) }])
})
