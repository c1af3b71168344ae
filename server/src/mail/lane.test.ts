import { hourMilliseconds } from 'contract/durations'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { createLane } from './lane.ts'

test('after a failure a lane that rests is woken in vain for five seconds, whoever wakes it', async () => {
  const { db } = await testApp()
  let time = Date.now()
  const advance = (milliseconds: number) => {
    time += milliseconds
  }
  const at = (milliseconds: number) => new Date(time + milliseconds).toISOString()
  const nothing = { studentId: null, replyTo: null, subject: '', text: '', html: '' }
  const ofNothing = { subscriptionId: null, newsAfter: null, newsUntil: null, registrationId: null }
  for (const name of ['a', 'b', 'c'])
    await db
      .insertInto('mails')
      .values({
        ...{ ...nothing, ...ofNothing, _id: name, recipient: `${name}@home.example`, tries: 0 },
        ...{ dueAt: at(-1000), giveUpAt: at(hourMilliseconds), lane: 'news', tellsOf: null },
      })
      .execute()
  let answers = 0
  const countAnswers: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers++
      return result
    },
  }
  const tried: string[] = []
  const lane = createLane(
    'news',
    { write: async (mail) => mail, restsAfterFailure: true },
    {
      db: db.withPlugin(countAnswers),
      // It stands still, however long a busy machine takes.
      now: () => new Date(time),
      transport: async ({ recipient }) => {
        tried.push(recipient)
        throw new Error('later')
      },
      onFailure: () => undefined,
      onRefused: async () => undefined,
    },
  )
  const isRunOver = () => new Promise((resolve) => setTimeout(resolve, 50))
  lane.wake()
  // It is found, claimed, tried, and put off: from then on the lane rests.
  await expect.poll(() => answers).toBe(3)
  expect(tried).toEqual(['a@home.example'])
  for (let round = 0; round < 3; round++) {
    advance(1000)
    lane.wake()
    await isRunOver()
  }
  expect(tried).toEqual(['a@home.example'])

  advance(2000)
  lane.wake()
  await expect.poll(() => tried).toEqual(['a@home.example', 'b@home.example'])
  await lane.stop()
})
