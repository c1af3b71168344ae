import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackoff } from './backoff.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function refuse(backOff: () => Promise<void>, many: number) {
  const notified = { count: 0 }
  for (let at = 0; at < many; at++) void backOff().then(() => notified.count++)
  return notified
}

test('a few rejections in a second are sent at once, and more are delayed', async () => {
  const backOff = createBackoff({ atOnce: 2, milliseconds: 2_000, most: 10 })
  const crowd = refuse(backOff, 5)
  await vi.advanceTimersByTimeAsync(0)
  expect(crowd.count).toBe(2)

  await vi.advanceTimersByTimeAsync(1_000)
  const later = refuse(backOff, 1)
  await vi.advanceTimersByTimeAsync(0)
  expect([crowd.count, later.count]).toEqual([2, 1])

  await vi.advanceTimersByTimeAsync(3_000)
  expect(crowd.count).toBe(5)
})

test('someone rejected at once isn’t delayed', async () => {
  const backOff = createBackoff({ milliseconds: 2_000, most: 1_000 })
  const crowd = refuse(backOff, 1_000)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(crowd.count).toBe(0)
  await vi.advanceTimersByTimeAsync(1_001)
  // Half of them, within what chance exceeds once in a million runs.
  expect(Math.abs(crowd.count - 500)).toBeLessThan(80)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(crowd.count).toBe(1_000)
})

test('no more rejections are delayed than there is room for', async () => {
  const backOff = createBackoff({ milliseconds: 2_000, most: 3 })
  const crowd = refuse(backOff, 5)
  await vi.advanceTimersByTimeAsync(0)
  expect(crowd.count).toBe(2)
})
