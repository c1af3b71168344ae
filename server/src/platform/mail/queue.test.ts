import { dayMilliseconds, hourMilliseconds } from 'contract/platform/durations'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Db } from '../db/open.ts'
import { createMailQueue } from './queue.ts'
import type { Transport } from './transport.ts'

const sendingBy = (send: Transport['send']): Transport => ({
  prepare: async () => undefined,
  send,
  keepOpen: (work) => work(),
})

async function waitForSending(db: Db, names: string[]): Promise<void> {
  const nothing = { studentId: null, replyTo: null, subject: '', text: '', html: '' }
  const ofNothing = { subscriptionId: null, newsAfter: null, newsUntil: null, registrationId: null }
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  for (const name of names)
    await db
      .insertInto('mails')
      .values({
        ...{ ...nothing, ...ofNothing, _id: name, recipient: `${name}@home.example`, tries: 0 },
        ...{ dueAt: at(-1000), giveUpAt: at(hourMilliseconds), lane: 'news', tellsOf: null },
      })
      .execute()
}

test('after a failure, a resting queue ignores triggers for five seconds', async () => {
  const { db } = await testApp()
  let time = Date.now()
  const advance = (milliseconds: number) => {
    time += milliseconds
  }
  await waitForSending(db, ['a', 'b', 'c'])
  let answers = 0
  const countAnswers: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers++
      return result
    },
  }
  const tried: string[] = []
  const queue = createMailQueue(
    'news',
    { write: async (mail) => mail, restsAfterFailure: true },
    {
      db: db.withPlugin(countAnswers),
      // Fixed, however long a busy machine takes.
      now: () => new Date(time),
      transport: sendingBy(async ({ recipient }) => {
        tried.push(recipient)
        throw new Error('later')
      }),
      onFailure: () => undefined,
      onRejected: async () => undefined,
      onExpired: async () => undefined,
    },
  )
  const isRunOver = () => new Promise((resolve) => setTimeout(resolve, 50))
  queue.sendQueued()
  // Found, claimed, tried and postponed: from here on the queue pauses.
  await expect.poll(() => answers).toBe(3)
  expect(tried).toEqual(['a@home.example'])
  for (let round = 0; round < 3; round++) {
    advance(1000)
    queue.sendQueued()
    await isRunOver()
  }
  expect(tried).toEqual(['a@home.example'])

  advance(2000)
  queue.sendQueued()
  await expect.poll(() => tried).toEqual(['a@home.example', 'b@home.example'])
  await queue.stop()
})

test('a queue that rests while the clock is set back goes on', async () => {
  const { db } = await testApp()
  let time = Date.now() + dayMilliseconds
  await waitForSending(db, ['a', 'b'])
  const longAgo = new Date(0).toISOString()
  await db
    .updateTable('mails')
    .set({ dueAt: longAgo, giveUpAt: '9999-12-31T00:00:00.000Z' })
    .execute()
  const tried: string[] = []
  const over = Promise.withResolvers<void>()
  const { keepOpen, ...transport } = sendingBy(async ({ recipient }) => {
    tried.push(recipient)
    throw new Error('later')
  })
  const queue = createMailQueue(
    'news',
    { write: async (mail) => mail, restsAfterFailure: true },
    {
      db,
      now: () => new Date(time),
      transport: { ...transport, keepOpen: (work) => keepOpen(work).finally(over.resolve) },
      onFailure: () => undefined,
      onRejected: async () => undefined,
      onExpired: async () => undefined,
    },
  )
  queue.sendQueued()
  await over.promise
  expect(tried).toHaveLength(1)

  time -= dayMilliseconds
  queue.sendQueued()

  await expect.poll(() => tried, { timeout: 3_000 }).toHaveLength(2)
  await queue.stop()
})

const refusedRecipient = { code: 'EENVELOPE', command: 'RCPT TO' }
test.each([
  ['a deferred recipient', { ...refusedRecipient, response: '451 4.7.1 Greylisted' }, 3],
  ['a deferred message', { code: 'EMESSAGE', command: 'DATA', response: '451 Later' }, 3],
  [
    'a server that closes the connection',
    { ...refusedRecipient, response: '421 4.7.0 Too many' },
    1,
  ],
  ['a full server', { ...refusedRecipient, response: '452 4.3.1 No space' }, 1],
  ['a deferred sender', { code: 'EENVELOPE', command: 'MAIL FROM', response: '451 Later' }, 1],
  ['a broken connection', { code: 'ECONNECTION', command: 'CONN', response: '' }, 1],
])('whether a resting queue continues after %s', async (_, failure, tries) => {
  const { db } = await testApp()
  await waitForSending(db, ['a', 'b', 'c'])
  const start = new Date()
  const responseCode = Number(failure.response.slice(0, 3))
  const tried: string[] = []
  const queue = createMailQueue(
    'news',
    { write: async (mail) => mail, restsAfterFailure: true },
    {
      db,
      // Fixed, so that the pause doesn't end.
      now: () => start,
      transport: sendingBy(async ({ recipient }) => {
        tried.push(recipient)
        throw Object.assign(new Error('later'), { ...failure, responseCode })
      }),
      onFailure: () => undefined,
      onRejected: async () => undefined,
      onExpired: async () => undefined,
    },
  )

  queue.sendQueued()
  const retries = db.selectFrom('mails').select('_id').where('dueAt', '>', start.toISOString())
  await expect.poll(async () => (await retries.execute()).length).toBe(tries)
  await queue.stop()

  expect(tried).toHaveLength(tries)
})

test('an email stays due until everything that sending needs is loaded', async () => {
  const { db } = await testApp()
  await waitForSending(db, ['a'])
  const due = db.selectFrom('mails').select(['_id', 'tries'])
  const whileLoading: { _id: string; tries: number }[] = []
  const sent: string[] = []
  const queue = createMailQueue(
    'news',
    { write: async (mail) => mail },
    {
      db,
      now: () => new Date(),
      transport: {
        ...sendingBy(async ({ recipient }) => {
          sent.push(recipient)
        }),
        prepare: async () => {
          whileLoading.push(...(await due.where('dueAt', '<=', new Date().toISOString()).execute()))
        },
      },
      onFailure: () => undefined,
      onRejected: async () => undefined,
      onExpired: async () => undefined,
    },
  )

  queue.sendQueued()

  await expect.poll(() => sent).toEqual(['a@home.example'])
  await queue.stop()
  expect(whileLoading).toEqual([{ _id: 'a', tries: 0 }])
})

test('between emails that are no longer true, other requests get a turn', async () => {
  const { db } = await testApp()
  await waitForSending(db, ['a', 'b', 'c'])
  const order: string[] = []
  const queue = createMailQueue(
    'news',
    {
      write: async ({ _id }) => {
        order.push(_id)
        return undefined
      },
    },
    {
      db,
      now: () => new Date(),
      transport: sendingBy(async () => undefined),
      onFailure: () => undefined,
      onRejected: async () => undefined,
      onExpired: async () => undefined,
    },
  )
  const visit = () => {
    if (order.at(-1) !== 'visitor') order.push('visitor')
    if (!order.includes('c')) setImmediate(visit)
  }
  visit()

  queue.sendQueued()
  await expect.poll(() => order).toContain('c')

  expect(order.slice(0, 6)).toEqual(['visitor', 'a', 'visitor', 'b', 'visitor', 'c'])
})
