import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { changeEach } from './change-each.ts'
import { newPatience, waitFor, withPatience } from './db/patience.ts'

test('other requests get a turn between two entries', async () => {
  const order: string[] = []
  const entries = ['a', 'b', 'c'].map((_id) => ({ _id }))
  const visit = () => {
    if (order.at(-1) !== 'visitor') order.push('visitor')
    if (!order.includes('c')) setImmediate(visit)
  }
  setImmediate(visit)

  await changeEach({
    entries,
    change: async ({ _id }) => order.push(_id),
    namesOf: async () => new Map(),
    done: 'changed',
  })

  expect(order).toEqual(['visitor', 'a', 'visitor', 'b', 'visitor', 'c'])
})

test('many entries may wait for the database longer than one request', async () => {
  const exhausted = { ...newPatience(), limit: 0 }
  const entries = [{ _id: 'a' }, { _id: 'b' }]

  const report = await withPatience(exhausted, () =>
    changeEach({
      entries,
      change: () => waitFor(async () => undefined),
      namesOf: async () => new Map(),
      done: 'changed',
    }),
  )

  expect(report).toMatchObject({ done: 2, rejected: [] })
})

test('several bulk actions take turns of a batch each', async () => {
  const order: string[] = []
  const begun = Promise.withResolvers<void>()
  const firstDone = Promise.withResolvers<void>()
  const bulk = (name: string, hold?: Promise<void>) =>
    changeEach({
      entries: Array.from({ length: 3 }, (_, index) => ({ _id: `${name}${index}` })),
      change: async ({ _id }) => {
        order.push(_id)
        begun.resolve()
        await hold
      },
      batches: { kindOf: ({ _id }) => _id, commit: (_, work) => work(undefined) },
      namesOf: async () => new Map(),
      done: 'changed',
    })
  const [one, other] = [bulk('a', firstDone.promise), bulk('b')]
  await begun.promise
  // Long enough for a batch of the other one, if it did not wait.
  for (let turns = 0; turns < 100; turns++) await nextTurn()
  expect(order).toEqual(['a0'])
  firstDone.resolve()
  await Promise.all([one, other])
  expect(order).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
})
