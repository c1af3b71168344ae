import { expect, test } from 'vitest'
import { pause } from './pause.ts'

test('of several pauses, one ends in each turn of the event loop', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const turns = await Promise.all([1, 2, 3].map(() => pause().then(() => turn)))
  isOver = true

  expect(new Set(turns).size).toBe(3)
})
