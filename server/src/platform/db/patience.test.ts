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

test('a request’s waits are added up, and nothing new starts beyond the limit', async () => {
  standClock()
  await withPatience(newPatience(), async () => {
    expect(await waitFor(wait(3_000))).toBe(4_500)
    expect(await waitFor(wait(2_000))).toBe(1_500)
    await expect(waitFor(wait(0))).rejects.toThrow('The database took too long')
    expect(await waitForAnswer(wait(0))).toBe(1_000)
  })
})

test('simultaneous waits count once, and work in between doesn’t count', async () => {
  standClock()
  await withPatience(newPatience(), async () => {
    await Promise.all([waitFor(wait(1_000)), waitFor(wait(1_000))])
    vi.advanceTimersByTime(60_000)
    expect(await waitFor(wait(0))).toBe(2_500)
  })
})

test('a nested request shares its parent’s limit, and a separate one has its own', async () => {
  standClock()
  await withPatience(newPatience(), async () => {
    await waitFor(wait(2_000))
    expect(await withPatience(newPatience(), () => waitFor(wait(0)))).toBe(2_500)
    expect(await withoutPatience(() => waitFor(wait(0)))).toBe(6_000)
  })
  expect(await withPatience(newPatience(), () => waitFor(wait(0)))).toBe(4_500)
})
