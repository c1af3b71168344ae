import type { CacheTag } from 'contract/cache-tags'
import { expect, test } from 'vitest'
import { keptInMemory } from '../../../test/cached-in-memory.ts'

test('a response with one of two subjects stays fresh when the other changes, and one with both doesn’t', async () => {
  const { change, isMade } = keptInMemory()
  const all = [['events'], ['faculty'], ['events', 'faculty'], []] as const
  const madeAnew = async () => {
    const made: string[] = []
    for (const shows of all) if (await isMade(shows)) made.push(shows.join())
    return made
  }
  expect(await madeAnew()).toEqual(['events', 'faculty', 'events,faculty', ''])

  change('faculty')
  expect(await madeAnew()).toEqual(['faculty', 'events,faculty'])
  change('events')
  expect(await madeAnew()).toEqual(['events', 'events,faculty'])
})

test('a change while a response is made makes it stale at once, if it shows what changed', async () => {
  const { change, isMade } = keptInMemory()

  await isMade(['events'], () => change('events'))
  expect(await isMade(['events'])).toBe(true)

  await isMade(['faculty'], () => change('events'))
  expect(await isMade(['faculty'])).toBe(false)
})

test('a response is fresh until a date of one of its subjects passes, or one of its own', async () => {
  const { state, isMade } = keptInMemory()
  const nextYear = { renderedUntil: 5_000 }
  const madeAt = async (time: number) => {
    state.time = time
    return [
      await isMade(['events', 'faculty']),
      await isMade(['faculty']),
      await isMade([], undefined, nextYear),
    ]
  }
  expect(await madeAt(0)).toEqual([true, true, true])
  expect(await madeAt(999)).toEqual([false, false, false])
  expect(await madeAt(1_000)).toEqual([true, false, false])
  expect(await madeAt(2_999)).toEqual([true, false, false])
  expect(await madeAt(3_000)).toEqual([true, true, false])
  expect(await madeAt(5_000)).toEqual([true, false, true])
})

test('a response’s lifetime starts at the time it describes, however long it takes to make', async () => {
  const { state, isMade } = keptInMemory()
  state.time = 900
  await isMade(['events'], () => {
    state.time = 1_100
  })

  expect(await isMade(['events'])).toBe(true)
  expect(await isMade(['events'])).toBe(false)
})

test('if the next date is unknown, the response is sent but not cached', async () => {
  const { state, isMade } = keptInMemory()
  state.isAway = true

  expect(await isMade(['events'])).toBe(true)
  state.isAway = false
  expect(await isMade(['events'])).toBe(true)
  expect(await isMade(['events'])).toBe(false)
})

test('the previous response is reused while only its inputs may have changed, and not after a date has passed', async () => {
  const { change, state, ask, kept } = keptInMemory()
  const given: (string | undefined)[] = []
  let body = Buffer.from('first')
  const answers = async (tags: readonly CacheTag[]) => {
    const { body: sent } = await ask('/page', tags, async (_, known) => {
      given.push(known?.body.toString())
      return known?.body.equals(body) ? known : { headers: {}, body }
    })
    return sent.toString()
  }
  await answers(['about'])
  expect(given).toEqual([undefined])

  change('about')
  expect(await answers(['about'])).toBe('first')
  expect([given.at(-1), kept.made(), kept.renewed()]).toEqual(['first', 2, 1])
  expect(await answers(['about'])).toBe('first')
  expect(given).toHaveLength(2)

  state.time = 500
  expect(await answers(['about'])).toBe('first')
  expect([given.at(-1), kept.renewed()]).toEqual(['first', 2])

  change('about')
  body = Buffer.from('second')
  expect(await answers(['about'])).toBe('second')
  expect([given.at(-1), kept.renewed()]).toEqual(['first', 2])

  change('about')
  await answers(['events'])
  state.time = 1_000
  expect(await answers(['events'])).toBe('second')
  expect(given.at(-1)).toBeUndefined()
})
