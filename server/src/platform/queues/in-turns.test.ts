import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

test('long work is interrupted for others, and continues where it was', async () => {
  let clock = 0
  let others = 0
  const count = () => {
    others++
    setImmediate(count)
  }
  setImmediate(count)
  const done: number[] = []
  for await (const thing of inTurns([1, 2, 3, 4, 5, 6], () => clock)) {
    done.push(thing)
    clock += 5
  }

  expect(done).toEqual([1, 2, 3, 4, 5, 6])
  expect(others).toBeGreaterThanOrEqual(2)
})
