import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { keptInMemory } from '../../../test/cached-in-memory.ts'
import { createDrain } from '../http/drain.ts'
import { createHttpServer } from '../http/server.ts'

async function aSlowPage() {
  const { kept, ask, change } = keptInMemory()
  const drain = createDrain()
  const begun: PromiseWithResolvers<string>[] = []
  const count = { waiting: 0, passed: 0, left: 0 }
  const work = async () => {
    const making = Promise.withResolvers<string>()
    begun.push(making)
    return { headers: {}, body: Buffer.from(await making.promise) }
  }
  const awaited: typeof kept.awaited = (request) => {
    const answer = kept.awaited(request)
    if (answer) count.waiting++
    return answer
  }
  const server = createHttpServer(
    async ({ url = '' }, response) => {
      count.passed++
      const made = await ask(url, ['events'], work).catch(() => undefined)
      response.writeHead(made ? 200 : 503).end(made?.body)
    },
    { cache: { serve: kept.serve, awaited }, drain, networkOf: () => 'a' },
  )
  server.on('connection', (socket) => socket.once('close', () => count.left++))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const read = async (init?: RequestInit) => {
    const headers = { 'accept-encoding': 'identity' }
    const answer = await fetch(`http://127.0.0.1:${port}/notices`, { headers, ...init })
    return [answer.status, await answer.text()]
  }
  const making = async (number: number) => {
    await expect.poll(() => begun.length).toBe(number)
    return begun[number - 1] as PromiseWithResolvers<string>
  }
  return { kept, change, drain, read, making, count, begun }
}

async function aCrowd(others = 20) {
  const site = await aSlowPage()
  const { change, count, making, read } = site
  const once = read()
  ;(await making(1)).resolve('old')
  await once
  change('events')
  const first = read()
  const page = await making(2)
  const rest = Array.from({ length: others }, () => read())
  await expect.poll(() => count.waiting).toBe(others)
  return { ...site, page, answers: Promise.all([first, ...rest]) }
}

test('of a crowd after a change, only the first request costs more than sending the result', async () => {
  const { answers, page, kept, count, begun } = await aCrowd()
  page.resolve('new')

  expect(await answers).toEqual(Array(21).fill([200, 'new']))
  expect([begun.length, count.passed, kept.hits()]).toEqual([2, 2, 20])
})

test('another change while they wait causes one more rendering for all', async () => {
  const { answers, page, making, change, begun } = await aCrowd()
  change('events')
  page.resolve('new')
  ;(await making(3)).resolve('newer')

  const [, ...rest] = await answers
  expect(rest).toEqual(Array(20).fill([200, 'newer']))
  expect(begun).toHaveLength(3)
})

test('if rendering fails, each waiting request retries on its own', async () => {
  const { answers, page, making, count } = await aCrowd()
  page.reject(new Error('The database is away'))
  ;(await making(3)).resolve('new')

  const [first, ...rest] = await answers
  expect(first).toEqual([503, ''])
  expect(rest).toEqual(Array(20).fill([200, 'new']))
  expect(count.passed).toBe(22)
})

test('if rendering takes long, all waiting requests ask for it and share the result', async () => {
  const { answers, page, count, begun } = await aCrowd()
  await expect.poll(() => count.passed).toBe(22)
  page.reject(new Error('The database is silent'))

  expect(await answers).toEqual(Array(21).fill([503, '']))
  expect(begun).toHaveLength(2)
})

test('nobody waits for a page that was never cached', async () => {
  const { read, making, count } = await aSlowPage()
  const both = [read(), read()]
  await expect.poll(() => count.passed).toBe(2)
  ;(await making(1)).resolve('new')

  expect(await Promise.all(both)).toEqual(Array(2).fill([200, 'new']))
  expect(count.waiting).toBe(0)
})

test('a client that leaves while waiting costs nothing, and waiting ones are answered before the server stops', async () => {
  const { answers, page, read, count, drain } = await aCrowd(1)
  const leaves = new AbortController()
  const gone = read({ signal: leaves.signal }).catch(({ name }: Error) => name)
  await expect.poll(() => count.waiting).toBe(2)
  leaves.abort()
  expect(await gone).toBe('AbortError')
  await expect.poll(() => count.left).toBe(1)
  const stopped = drain.stop()
  page.resolve('new')

  expect(await answers).toEqual(Array(2).fill([200, 'new']))
  expect(count.passed).toBe(3)
  await stopped
})
