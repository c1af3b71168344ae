import { expect, test } from 'vitest'
import { batches } from './batches.ts'

test('what comes while a task runs goes together into the next, in order, each with its own result', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const runs: string[] = []
  const add = batches<number, number>(3, async (key, items) => {
    runs.push(`${key}: ${items.join()}`)
    await gates[runs.length - 1]?.promise
    return items.map((item) => item * 10)
  })
  const first = add('a', 1)
  const later = [2, 3, 4, 5].map((item) => add('a', item))
  const other = add('b', 6)
  for (const gate of gates) gate.resolve()

  expect(await Promise.all([first, ...later, other])).toEqual([10, 20, 30, 40, 50, 60])
  expect(runs.toSorted()).toEqual(['a: 1', 'a: 2,3,4', 'a: 5', 'b: 6'])
})

test('a task that fails fails for those in it, and the next one runs', async () => {
  let runs = 0
  const add = batches<number, number>(2, async (_, items) => {
    runs++
    if (runs === 1) throw new Error('broken')
    return items
  })
  const [first, second] = [add('a', 1), add('a', 2)]
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe(2)
  expect(await add('a', 3)).toBe(3)
})
