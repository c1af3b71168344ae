import { randomUUID } from 'node:crypto'
import { createEvent, listEvents } from 'contract/events/events'
import { selectMessages } from 'contract/messaging/bulk'
import { createContactMessage } from 'contract/messaging/contact'
import {
  countMessages,
  deleteMessage,
  exportMessages,
  listMessages,
  messageNotFound,
  messagesPerPage,
  updateMessage,
} from 'contract/messaging/messages'
import { exportActivities, listActivities } from 'contract/platform/activity'
import { aStudent } from 'testing/a-student.ts'
import { aContactForm } from 'testing/contact-form.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { stateOf } from '../../../test/registration-status-of.ts'
import { someMessages } from '../../../test/some-messages.ts'
import { studentCookie } from '../../../test/student-calls.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

test('the office sees visitors’ messages as written, newest first', async () => {
  const { visitor, signIn } = await testApp()
  const admin = await signIn()
  expect(await admin(listMessages)).toEqual({ messages: [] })
  const { subject: _, ...first } = aContactForm({ name: 'First' })
  const second = aContactForm({
    name: '<img src=x onerror=alert(1)>',
    message: "' OR 1=1 --\n\u202e🎓",
  })
  for (const body of [first, second]) await visitor(createContactMessage, { body })

  const { messages } = await admin(listMessages)

  const entered = {
    _id: expect.any(String),
    number: expect.any(String),
    createdAt: expect.stringMatching(/Z$/),
  }
  expect(messages).toEqual([
    { ...second, ...entered },
    { ...first, ...entered },
  ])
})

test('messages are in order of arrival, though browsers choose random ids', async () => {
  const { db, signIn } = await testApp()
  const rows = Array.from({ length: messagesPerPage + 10 }, (_, index) => ({
    _id: randomUUID(),
    // Two at a time arrive in the same millisecond.
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2)).toISOString(),
  }))
  await someMessages(db, rows)
  const admin = await signIn()

  const first = await admin(listMessages)
  const last = await admin(listMessages, { query: { before: first.next } })
  const { entries } = await admin(selectMessages, { query: {} })

  const listed = [...first.messages, ...last.messages]
  const times = rows.map(({ createdAt }) => createdAt)
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(times.toReversed())
  expect(new Set(listed.map(({ _id }) => _id)).size).toBe(rows.length)
  expect(entries.map(({ _id }) => _id)).toEqual(listed.map(({ _id }) => _id))
})

test('pages have no gaps or duplicates while new messages arrive', async () => {
  const { db, signIn } = await testApp()
  const expected = await someMessages(db, Array(2 * messagesPerPage).fill({}))
  await someMessages(db, [{ suspectedAt: new Date().toISOString() }])
  const admin = await signIn()
  const seen: string[] = []
  let before: string | undefined
  do {
    const { messages, next } = await admin(listMessages, { query: { before } })
    expect(messages).toHaveLength(messagesPerPage)
    seen.push(...messages.map(({ _id }) => _id))
    await someMessages(db, [{ name: 'Late' }])
    before = next
  } while (before)

  expect(seen).toEqual(expected.toReversed())
})

test('S62: the search finds parts of names, addresses, subjects and messages, literally and in any case', async () => {
  const { db, signIn } = await testApp()
  const texts = ['100% sure', 'a_b', 'back\\slash', "' OR 1=1 --", 'ÉCOLE Ö', 'प्रवेश', '$$ ${7*7}']
  const fields = ['name', 'email', 'subject', 'message'] as const
  await someMessages(
    db,
    texts.flatMap((text) => fields.map((field) => ({ [field]: `x${text}x`, phone: text }))),
  )
  await someMessages(db, [{ subject: null, name: 'A', email: 'a@b.c', message: 'Nothing' }])
  const admin = await signIn()
  const find = async (search: string) => (await admin(listMessages, { query: { search } })).messages

  for (const text of texts) {
    for (const search of [text, text.toLowerCase(), text.toUpperCase(), ` ${text} `]) {
      const results = await find(search)
      expect([search, results.map(({ phone }) => phone)]).toEqual([search, fields.map(() => text)])
    }
  }
  for (const search of ['%', '_b%', '\\', '1=1']) {
    const plain = texts.filter((text) => text.includes(search)).length
    expect([search, await find(search)]).toMatchObject([search, { length: 4 * plain }])
  }
  expect(await find('zzz')).toEqual([])
  expect(await find('a@b.c')).toHaveLength(1)
  expect(await find(' ')).toHaveLength(4 * texts.length + 1)
})

test('S35, S39: an impossible list is rejected with what is wrong', async () => {
  const { app } = await testApp()
  const cookie = await adminCookie(app)
  for (const [query, field] of [
    ['folder=trash', 'folder'],
    ['folder=inbox&folder=spam', 'folder'],
    ['before=x', 'before'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['search=a%00b', 'search'],
    ['search=a%0Ab', 'search'],
  ]) {
    const answer = await app.inject({ url: `${listMessages.url}?${query}`, headers: { cookie } })
    expect([query, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      query,
      400,
      [field],
    ])
  }
})

test('reading, moving and deleting a message changes the counts and is recorded once', async () => {
  const { db, signIn } = await testApp()
  const ids = await someMessages(db, [{}, {}, { suspectedAt: '2026-01-01T00:00:00.000Z' }])
  const [messageId = '', other = '', spam = ''] = ids
  const admin = await signIn()
  const counts = () => admin(countMessages)
  const recorded = () =>
    db
      .selectFrom('activities')
      .select(['admin', 'action', 'targetId', 'targetName', 'changes'])
      .where('subject', '=', 'message')
      .orderBy('_id', 'desc')
      .execute()
  expect(await counts()).toEqual({ inbox: 2, unread: 2, spam: 1 })

  for (const isRead of [true, true])
    await admin(updateMessage, { params: { messageId }, body: { isRead } })
  expect(await counts()).toEqual({ inbox: 2, unread: 1, spam: 1 })
  const [read] = (await admin(listMessages)).messages.filter(({ readAt }) => readAt)
  expect(read).toMatchObject({ _id: messageId, readAt: expect.stringMatching(/Z$/) })
  expect(await recorded()).toHaveLength(1)
  await admin(updateMessage, { params: { messageId }, body: { isRead: false } })
  expect(await counts()).toEqual({ inbox: 2, unread: 2, spam: 1 })
  await admin(updateMessage, { params: { messageId }, body: {} })

  await admin(updateMessage, {
    params: { messageId: other },
    body: { isRead: true, folder: 'spam' },
  })
  expect(await counts()).toEqual({ inbox: 1, unread: 1, spam: 2 })
  const [latest, ...earlier] = await recorded()
  expect(earlier).toHaveLength(2)
  expect(latest).toMatchObject({ admin: 'clerk@college.test', action: 'updated', targetId: other })
  expect(JSON.parse(latest?.changes ?? '')).toEqual([
    { field: 'isRead', before: 'false', after: 'true' },
    { field: 'folder', before: 'inbox', after: 'spam' },
  ])

  await admin(deleteMessage, { params: { messageId: spam } })
  expect(await counts()).toEqual({ inbox: 1, unread: 1, spam: 1 })
  expect((await recorded())[0]).toEqual({
    admin: 'clerk@college.test',
    action: 'deleted',
    targetId: spam,
    targetName: aContactForm().name,
    changes: '[]',
  })
})

test('S39: an unknown message is not found by any call', async () => {
  const settings = await testApp()
  const admin = await settings.signIn()
  await admin(createEvent, { body: await anEventForm() })
  await someMessages(settings.db, [{}])
  const [event] = await settings.visitor(listEvents)
  const cookie = await adminCookie(settings.app)
  const before = await stateOf(settings)
  const unknown = '00000000-0000-7000-8000-000000000000'
  for (const id of ['x', '0', '-1', '%2e%2e%2f', "'", 'x'.repeat(300), unknown, event?._id]) {
    for (const request of [
      { method: 'PUT', payload: { isRead: true } },
      { method: 'DELETE' },
    ] as const) {
      const url = `${listMessages.url}/${id}`
      const answer = await settings.app.inject({ ...request, url, headers: { cookie } })
      expect([id, answer.statusCode, answer.json()]).toMatchObject([
        id,
        404,
        { message: messageNotFound },
      ])
    }
  }
  expect(await stateOf(settings)).toEqual(before)
})

test('S74: of simultaneous deletions, one succeeds and is recorded', async () => {
  const { db, app } = await testApp()
  const [_id] = await someMessages(db, [{}])
  const cookie = await adminCookie(app)
  const remove = () =>
    app.inject({ method: 'DELETE', url: `${listMessages.url}/${_id}`, headers: { cookie } })

  const answers = await Promise.all(Array.from({ length: 10 }, remove))

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(404)])
  const recorded = db.selectFrom('activities').selectAll().where('subject', '=', 'message')
  expect(await recorded.execute()).toHaveLength(1)
})

test('S30: a student can read neither messages to the office nor the activity log', async () => {
  const { app, db, visitor } = await testApp()
  await visitor(createContactMessage, { body: aContactForm() })
  const { email } = await aStudent(db)
  const cookie = await studentCookie(app, email)
  for (const url of [
    listMessages.url,
    `${listMessages.url}?folder=spam`,
    countMessages.url,
    exportMessages.url,
    listActivities.url,
    exportActivities.url,
  ]) {
    const answer = await app.inject({ url, headers: { cookie } })
    expect([url, answer.statusCode, answer.json()]).toEqual([
      url,
      401,
      { message: 'Admin login required' },
    ])
  }
})
