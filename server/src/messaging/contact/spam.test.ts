import { createContactMessage, messageSent } from 'contract/messaging/contact'
import { countMessages, listMessages, updateMessage } from 'contract/messaging/messages'
import { college } from 'testing/a-college.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { expect, test } from 'vitest'
import { anOffice } from '../../../test/an-office.ts'

const suspicious = [
  { website: 'https://pills.example' },
  { website: ' ' },
  { website: 'x'.repeat(50_000) },
  { secondsToFill: 0 },
  { secondsToFill: 2.999 },
  { secondsToFill: -5 },
  { website: 'x', secondsToFill: 60 },
]
const plain = [{}, { website: '' }, { secondsToFill: 3 }, { website: '', secondsToFill: 1e300 }]

test('spam is stored as suspected and not emailed, with the same response to its sender', async () => {
  const { send, db, signIn } = await anOffice()
  const usual = await send(aContactForm())
  const mails = () => db.selectFrom('mails').select('text').execute()
  const usualMails = 2
  expect(await mails()).toHaveLength(usualMails)

  for (const more of suspicious) {
    const answer = await send({ ...aContactForm({ name: 'Robot' }), ...more })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { message: messageSent, number: expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/) },
    ])
    const { date: _, 'x-request-id': __, ...headers } = answer.headers
    expect(usual.headers).toMatchObject(headers)
  }

  expect(await mails()).toHaveLength(usualMails)
  const admin = await signIn()
  const { messages } = await admin(listMessages, { query: { folder: 'spam' } })
  expect(messages).toHaveLength(suspicious.length)
  for (const message of messages)
    expect(message).toMatchObject({ name: 'Robot', suspectedAt: message.createdAt })
  expect(await admin(listMessages)).toMatchObject({ messages: [{ name: aContactForm().name }] })
  expect(await admin(countMessages)).toEqual({ inbox: 1, unread: 1, spam: suspicious.length })
  expect(JSON.stringify(await db.selectFrom('contactMessages').selectAll().execute())).not.toMatch(
    /pills|secondsToFill/,
  )
})

test('S24, S33: a sender who took their time, or doesn’t report it, is not suspected', async () => {
  const { send, messages, db } = await anOffice()

  for (const more of plain)
    expect((await send({ ...aContactForm(), ...more })).statusCode).toBe(201)

  expect((await messages()).map(({ suspectedAt }) => suspectedAt)).toEqual(plain.map(() => null))
  const toOffice = db.selectFrom('mails').selectAll().where('recipient', '=', college.email)
  expect(await toOffice.execute()).toHaveLength(plain.length)
})

test('S35: the fields that catch programs are validated like any other', async () => {
  const { send, messages } = await anOffice()
  for (const [field, wrong] of [
    ['website', [1, true, null, ['x'], { $ne: '' }]],
    ['secondsToFill', ['5', true, null, [5], { $gt: 0 }]],
  ] as const) {
    for (const value of wrong) {
      const answer = await send({ ...aContactForm(), [field]: value })
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
    }
  }
  expect(await messages()).toEqual([])
})

test('S59: suspected spam counts towards the limit of its network', async () => {
  const { send } = await anOffice()
  const robot = { ...aContactForm(), website: 'x' }
  for (let count = 0; count < 5; count++)
    expect((await send(robot, '192.0.2.7')).statusCode).toBe(201)

  expect((await send(robot, '192.0.2.7')).statusCode).toBe(429)
  expect((await send(aContactForm(), '192.0.2.7')).statusCode).toBe(429)
})

test('a message can be moved to the other folder and back, without being emailed', async () => {
  const { visitor, signIn, db } = await anOffice()
  await visitor(createContactMessage, { body: aContactForm({ website: 'x' }) })
  const admin = await signIn()
  const spam = { query: { folder: 'spam' as const } }
  const [message] = (await admin(listMessages, spam)).messages
  const params = { messageId: message?._id ?? '' }

  await admin(updateMessage, { params, body: { folder: 'inbox' } })
  const { suspectedAt: _, ...found } = message ?? {}
  expect(await admin(listMessages)).toEqual({ messages: [found] })
  expect(await admin(listMessages, spam)).toEqual({ messages: [] })

  await admin(updateMessage, { params, body: { folder: 'spam' } })
  expect(await admin(countMessages)).toEqual({ inbox: 0, unread: 0, spam: 1 })
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})
