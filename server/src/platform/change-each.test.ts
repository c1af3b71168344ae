import { expect, test } from 'vitest'
import { changeEach } from './change-each.ts'

test('other requests get a turn between two entries', async () => {
  const order: string[] = []
  const entries = ['a', 'b', 'c'].map((_id) => ({ _id }))
  const visit = () => {
    order.push('visitor')
    if (order.length < 10) setImmediate(visit)
  }
  setImmediate(visit)

  await changeEach({
    entries,
    change: async ({ _id }) => order.push(_id),
    namesOf: async () => new Map(),
    done: 'changed',
  })

  const changes = entries.map(({ _id }) => order.indexOf(_id))
  for (const [index, at] of changes.slice(1).entries())
    expect(order.slice(changes[index], at)).toContain('visitor')
})
