import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { beginInTurns } from './begin-in-turns.ts'

test('of many simultaneous requests, some start in each turn of the event loop, in order', async () => {
  const begin = beginInTurns(2)
  const begun: number[] = []
  for (const number of [1, 2, 3, 4, 5]) begin(() => begun.push(number))
  expect(begun).toEqual([1, 2])
  await nextTurn()
  expect(begun).toEqual([1, 2, 3, 4])
  begin(() => begun.push(6))
  await nextTurn()
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  await nextTurn()

  begin(() => begun.push(7))
  expect(begun.at(-1)).toBe(7)
})
