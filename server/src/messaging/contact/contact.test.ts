import { randomUUID } from 'node:crypto'
import { createContactMessage, messageSent } from 'contract/messaging/contact'
import { aContactForm } from 'testing/contact-form.ts'
import { hostileTexts } from 'testing/hostile-texts.ts'
import { expect, test } from 'vitest'
import { anOffice } from '../../../test/an-office.ts'
import { testApp } from '../../../test/test-app.ts'

test('a visitor’s message is stored for the office', async () => {
  const { visitor, messages, deps } = await anOffice()
  const before = deps.now().toISOString()

  const answer = await visitor(createContactMessage, { body: aContactForm() })

  expect(answer).toEqual({ message: messageSent, number: expect.any(String) })
  const [row] = await messages()
  expect(row).toEqual({
    ...aContactForm(),
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    number: answer.number,
    topic: null,
    topicPath: null,
    createdAt: expect.any(String),
    readAt: null,
    suspectedAt: null,
    status: null,
  })
  expect(row?.createdAt.localeCompare(before)).toBeGreaterThanOrEqual(0)
})

test('a message that is sent again because no response came is stored and emailed once', async () => {
  const { visitor, db, deps } = await testApp()
  await deps.mail.stop()
  const query = { _id: randomUUID() }
  const send = (change = {}) => visitor(createContactMessage, { query, body: aContactForm(change) })
  const stored = () => db.selectFrom('contactMessages').select('number').execute()

  const [first, second] = await Promise.all([send(), send()])
  expect([second.number, (await send()).number]).toEqual([first.number, first.number])
  expect(await stored()).toEqual([{ number: first.number }])
  expect(await db.selectFrom('mails').select('_id').execute()).toHaveLength(2)

  await send({ message: 'And one more question about the admission.' })
  expect(await stored()).toHaveLength(2)
})

test('S33: a subject may be missing or blank, and is then absent', async () => {
  const { send, messages } = await anOffice()

  for (const subject of [undefined, '', '  '])
    expect((await send({ ...aContactForm(), subject })).statusCode).toBe(201)

  expect((await messages()).map(({ subject }) => subject)).toEqual([null, null, null])
})

test('S62, S63: texts with a meaning elsewhere are stored unchanged', async () => {
  const { send, messages } = await anOffice()

  for (const text of hostileTexts)
    expect(
      (await send({ ...aContactForm(), name: text, subject: text, message: text })).statusCode,
    ).toBe(201)

  const rows = await messages()
  expect(rows.map(({ name }) => name)).toEqual(hostileTexts)
  for (const { name, subject, message } of rows) expect([subject, message]).toEqual([name, name])
})

test('S29: unknown fields of the form are ignored', async () => {
  const { send, messages } = await anOffice()
  const more = { _id: 'x', createdAt: '2001-01-01T00:00:00.000Z', readAt: '2001', network: 'x' }

  expect((await send({ ...aContactForm(), ...more })).statusCode).toBe(201)

  expect(await messages()).toMatchObject([{ ...aContactForm(), readAt: null }])
  expect(JSON.stringify(await messages())).not.toContain('2001')
})

test('S65: a line of 70 KB is too large', async () => {
  const { send, messages } = await anOffice()
  const answer = await send({ ...aContactForm(), name: 'x'.repeat(70_000) })
  expect([answer.statusCode, answer.json()]).toEqual([413, { message: 'Request is too large' }])
  expect(await messages()).toEqual([])
})
