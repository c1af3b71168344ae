import { forEachCacheTag } from 'contract/cache-tags'
import { expect, test } from 'vitest'
import { rememberNextChanges } from './next-changes.ts'

function reckoned() {
  const moments: number[] = []
  const state: { version: number | undefined; isAway: boolean } = { version: 1, isAway: false }
  const reckon = async (now: Date) => {
    moments.push(now.getTime())
    if (state.isAway) throw new Error('The database is away')
    const answered = (Math.floor(now.getTime() / 100) + 1) * 100
    return { answered, rendered: Number.POSITIVE_INFINITY }
  }
  const next = rememberNextChanges(
    forEachCacheTag(() => reckon),
    () => state.version,
  )
  return { state, moments, at: (time: number) => next.notice(new Date(time)) }
}

test('the next change by the clock is calculated once for all, until it comes or something changes', async () => {
  const { state, moments, at } = reckoned()
  const all = await Promise.all([at(10), at(10), at(20), at(99)])

  expect(all.map(({ answered }) => answered)).toEqual([100, 100, 100, 100])
  expect(moments).toEqual([10])
  expect((await at(100)).answered).toBe(200)
  expect((await at(150)).answered).toBe(200)
  expect(moments).toEqual([10, 100])
  state.version = 2
  await at(150)
  expect(moments).toEqual([10, 100, 150])
})

test('a clock set back, an unknown version or a database outage clears stored dates', async () => {
  const { state, moments, at } = reckoned()
  await at(250)
  expect((await at(20)).answered).toBe(100)
  state.version = undefined
  await at(30)
  await at(30)
  state.version = 3
  state.isAway = true
  await expect(at(40)).rejects.toThrow('away')
  state.isAway = false

  expect((await at(40)).answered).toBe(100)
  expect(moments).toEqual([250, 20, 30, 30, 40, 40])
})
