import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { createLane } from './lane.ts'

test('after a failure a lane that rests is woken in vain for five seconds, whoever wakes it', async () => {
  const { db, deps, advance } = await testApp()
  const { now } = deps
  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()
  const nothing = { studentId: null, replyTo: null, subject: '', text: '', html: '' }
  const ofNothing = { subscriptionId: null, newsAfter: null, newsUntil: null, registrationId: null }
  for (const name of ['a', 'b', 'c'])
    await db
      .insertInto('mails')
      .values({
        ...{ ...nothing, ...ofNothing, _id: name, recipient: `${name}@home.example`, tries: 0 },
        ...{ dueAt: at(-1000), giveUpAt: at(3_600_000), lane: 'news', tellsOf: null },
      })
      .execute()
  const tried: string[] = []
  const lane = createLane(
    'news',
    { write: async (mail) => mail, restsAfterFailure: true },
    {
      db,
      now,
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
  await expect.poll(() => tried).toEqual(['a@home.example'])
  for (let time = 0; time < 3; time++) {
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
