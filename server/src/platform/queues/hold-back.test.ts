import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHoldBack } from './hold-back.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function refuse(holdBack: () => Promise<void>, many: number) {
  const told = { count: 0 }
  for (let at = 0; at < many; at++) void holdBack().then(() => told.count++)
  return told
}

test('a few refusals in a second are told at once, a crowd is held back', async () => {
  const holdBack = createHoldBack({ atOnce: 2, milliseconds: 2_000, most: 10 })
  const crowd = refuse(holdBack, 5)
  await vi.advanceTimersByTimeAsync(0)
  expect(crowd.count).toBe(2)

  await vi.advanceTimersByTimeAsync(1_000)
  const later = refuse(holdBack, 1)
  await vi.advanceTimersByTimeAsync(0)
  expect([crowd.count, later.count]).toEqual([2, 1])

  await vi.advanceTimersByTimeAsync(3_000)
  expect(crowd.count).toBe(5)
})

test('who was refused at once is not told at once', async () => {
  const holdBack = createHoldBack({ milliseconds: 2_000, most: 1_000 })
  const crowd = refuse(holdBack, 1_000)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(crowd.count).toBe(0)
  await vi.advanceTimersByTimeAsync(1_001)
  // Half of them, within what chance exceeds once in a million runs.
  expect(Math.abs(crowd.count - 500)).toBeLessThan(80)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(crowd.count).toBe(1_000)
})

test('no more are held than there is room for', async () => {
  const holdBack = createHoldBack({ milliseconds: 2_000, most: 3 })
  const crowd = refuse(holdBack, 5)
  await vi.advanceTimersByTimeAsync(0)
  expect(crowd.count).toBe(2)
})
