import { expect, test } from 'vitest'
import { changeEach } from './change-each.ts'
import { waitFor, withPatience } from './db/patience.ts'

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
  const exhausted = { limit: 0, spent: 0, waits: 0, since: 0 }
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
