import { expect, onTestFinished, test, vi } from 'vitest'
import { newPatience, waitFor, waitForAnswer, withoutPatience, withPatience } from './patience.ts'

function standClock() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}
const wait = (milliseconds: number) => async (left: number) => {
  vi.advanceTimersByTime(milliseconds)
  return left
}

test('what a request waits for counts together, and then nothing more is begun', async () => {
  standClock()
  await withPatience(newPatience(), async () => {
    expect(await waitFor(wait(3_000))).toBe(4_500)
    expect(await waitFor(wait(2_000))).toBe(1_500)
    await expect(waitFor(wait(0))).rejects.toThrow('The database took too long')
    expect(await waitForAnswer(wait(0))).toBe(1_000)
  })
})

test('waits at the same time count once, work in between not at all', async () => {
  standClock()
  await withPatience(newPatience(), async () => {
    await Promise.all([waitFor(wait(1_000)), waitFor(wait(1_000))])
    vi.advanceTimersByTime(60_000)
    expect(await waitFor(wait(0))).toBe(2_500)
  })
})

test('a request within a request has no patience of its own, and another one has', async () => {
  standClock()
  await withPatience(newPatience(), async () => {
    await waitFor(wait(2_000))
    expect(await withPatience(newPatience(), () => waitFor(wait(0)))).toBe(2_500)
    expect(await withoutPatience(() => waitFor(wait(0)))).toBe(6_000)
  })
  expect(await withPatience(newPatience(), () => waitFor(wait(0)))).toBe(4_500)
})
