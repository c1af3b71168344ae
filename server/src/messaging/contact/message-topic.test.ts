import { createEvent, listEvents } from 'contract/events/events'
import { createContactMessage } from 'contract/messaging/contact'
import { listMessages } from 'contract/messaging/messages'
import { aContactForm } from 'testing/contact-form.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { anOffice } from '../../../test/an-office.ts'

test('the office sees which course, group of courses or event a message is about', async () => {
  const { send, signIn, visitor, db } = await anOffice()
  const admin = await signIn()
  await admin(createEvent, { body: await anEventForm({ title: 'Sports Day' }) })
  const [event] = await visitor(listEvents)
  const eventId = event?._id ?? ''

  for (const about of ['bca', 'law', eventId]) await send(aContactForm({ about }))

  const { messages } = await admin(listMessages)
  expect(messages.map(({ topic, topicPath }) => [topic, topicPath])).toEqual([
    ['Sports Day', `/event/${eventId}`],
    ['College of Law', '/courses/law'],
    ['B.C.A.: Bachelor of Computer Applications', '/course/b.c.a.'],
  ])
  const mails = await db.selectFrom('mails').select('text').orderBy('_id').execute()
  expect(mails.filter(({ text }) => text.includes('About: Sports Day'))).toHaveLength(1)
  expect((await admin(listMessages, { query: { search: 'sports day' } })).messages).toHaveLength(1)
})

test('a message about something that no longer exists still arrives', async () => {
  const { send, messages } = await anOffice()
  const unknown = [
    '',
    'Buy pills',
    '0192f000-0000-7000-8000-000000000000',
    "' OR 1=1 --",
    '__proto__',
  ]

  for (const about of unknown) expect((await send(aContactForm({ about }))).statusCode).toBe(201)

  const rows = await messages()
  expect(rows.map(({ topic, topicPath }) => [topic, topicPath])).toEqual(
    unknown.map(() => [null, null]),
  )
})

test('a message is found by its reference in any notation', async () => {
  const { visitor, send, signIn } = await anOffice()
  const { number = '' } = await visitor(createContactMessage, {
    body: aContactForm({ name: 'Sought' }),
  })
  await send(aContactForm({ name: 'Other' }))
  const admin = await signIn()
  const digits = number.replaceAll('-', '')

  for (const search of [
    number,
    digits,
    number.replaceAll('-', ' '),
    `No. ${number}`,
    `#${digits}`,
  ]) {
    const { messages } = await admin(listMessages, { query: { search } })
    expect([search, messages.map(({ name }) => name)]).toEqual([search, ['Sought']])
  }
})
