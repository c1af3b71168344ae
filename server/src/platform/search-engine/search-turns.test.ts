import { searchedTooOften } from 'contract/search/search'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { testApp } from '../../../test/test-app.ts'
import { createSearchTurns, maxOfNetwork } from './search-turns.ts'

function someTurns({ isOn = true } = {}) {
  let now = Date.parse('2026-06-01T00:00:00.000Z')
  const turns = createSearchTurns({ engine: 'sqlite', isOn, now: () => new Date(now) })
  const search = async (network: string) => turns(network, async () => 'found')
  return {
    turns,
    search,
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    useUp: async (network: string) => {
      for (let index = 0; index < maxOfNetwork; index++) await search(network)
    },
  }
}

test('a network that searches in a loop has to wait, and others aren’t affected', async () => {
  const { search, pass, useUp } = someTurns()
  await useUp('1.1.1.1')
  pass(20)
  await expect(search('1.1.1.1')).rejects.toMatchObject({
    statusCode: 429,
    message: searchedTooOften,
    retryAfterSeconds: 40,
  })
  expect(await search('2.2.2.2')).toBe('found')
  pass(40)
  expect(await search('1.1.1.1')).toBe('found')
})

test('a class behind one address isn’t slowed down: two hundred people can search for three things each', async () => {
  const { search } = someTurns()
  const all = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const results: string[] = []
      for (let student = 0; student < 200; student++) results.push(await search('1.1.1.1'))
      return results
    }),
  )
  expect(all.flat()).toHaveLength(600)
})

test('the first search of another network comes before the rest of a crowd’s', async () => {
  const { turns } = someTurns()
  const served: string[] = []
  const gate = Promise.withResolvers<void>()
  const search = (network: string) =>
    turns(network, async () => {
      await gate.promise
      served.push(network)
    })
  const crowd = Array.from({ length: 40 }, () => search('1.1.1.1'))
  const other = search('2.2.2.2')
  gate.resolve()
  await Promise.all([...crowd, other])
  expect(served.indexOf('2.2.2.2')).toBeLessThan(3)
})

test('without limits nothing is counted', async () => {
  const { search, useUp } = someTurns({ isOn: false })
  await useUp('1.1.1.1')
  expect(await search('1.1.1.1')).toBe('found')
})

test('a rendered page searches for its reader', async () => {
  const requested: unknown[] = []
  const web = aWeb(async (_, { send }) => {
    requested.push(await send({ method: 'GET', url: '/api/search?q=zebra' }))
    return new Response('A page')
  })
  const { app } = await testApp({ web })
  for (let count = 0; count < maxOfNetwork; count++)
    await app.inject({ url: `/api/search?q=animal${count}`, remoteAddress: '203.0.113.7' })
  await app.inject({ url: '/search?q=zebra', remoteAddress: '203.0.113.7' })
  await app.inject({ url: '/search?q=zebras', remoteAddress: '203.0.113.8' })

  expect(requested).toMatchObject([
    { status: 429, answer: { message: searchedTooOften } },
    { status: 200, answer: { groups: [] } },
  ])
})

test('between two searches of a crowd, others’ requests are read, even if each is fast', async () => {
  const { search } = someTurns({ isOn: false })
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(Array.from({ length: 10 }, () => search('1.1.1.1')))
  isOver = true

  expect(turns).toBeGreaterThanOrEqual(10)
})
