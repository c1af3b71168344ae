import { expect, test } from 'vitest'
import { changeEach } from './change-each.ts'

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
