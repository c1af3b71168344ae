import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batches } from './batches.ts'

test('what arrives while a task runs shares the next task, in order, each with its own result', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const runs: string[] = []
  const add = batches<number, number>(3, async (key, items) => {
    runs.push(`${key}: ${items.join()}`)
    await gates[runs.length - 1]?.promise
    return items.map((item) => item * 10)
  })
  const first = add('a', 1)
  await setImmediate()
  const later = [2, 3, 4, 5].map((item) => add('a', item))
  const other = add('b', 6)
  for (const gate of gates) gate.resolve()

  expect(await Promise.all([first, ...later, other])).toEqual([10, 20, 30, 40, 50, 60])
  expect(runs.toSorted()).toEqual(['a: 1', 'a: 2,3,4', 'a: 5', 'b: 6'])
})

test('what arrives in one turn of the event loop shares a task, even if none is running', async () => {
  const runs: string[] = []
  const add = batches<number, number>(3, async (_, items) => {
    runs.push(items.join())
    return items
  })
  await Promise.all([1, 2, 3, 4].map((item) => add('a', item)))
  expect(runs).toEqual(['1,2,3', '4'])
})

test('a failed task fails for everything in it, and the next one runs', async () => {
  let runs = 0
  const add = batches<number, number>(2, async (_, items) => {
    runs++
    if (runs === 1) throw new Error('broken')
    return items
  })
  const [first, second, third] = [add('a', 1), add('a', 2), add('a', 3)]
  await expect(Promise.all([first, second])).rejects.toThrow('broken')
  expect(await third).toBe(3)
  expect(await add('a', 4)).toBe(4)
})
