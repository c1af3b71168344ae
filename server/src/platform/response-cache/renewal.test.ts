import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { keptInMemory } from '../../../test/cached-in-memory.ts'

const url = '/notices'

async function aPage({ readers }: { readers: number }) {
  const { kept, ask, change, state } = keptInMemory()
  let next = Promise.withResolvers<string>()
  const render = () => {
    const { promise } = next
    return ask(url, ['notice'], async () => ({ headers: {}, body: Buffer.from(await promise) }))
  }
  const rendered: string[] = []
  kept.renderWith((address, encoding) => {
    rendered.push(`${address} ${encoding}`)
    return render()
  })
  const read = () => {
    let body: string | undefined
    const response = {
      writeHead: () => response,
      end: (sent: Buffer) => {
        body = sent.toString()
      },
    }
    const request = { method: 'GET', url, headers: { 'accept-encoding': 'identity' } }
    kept.serve(request as unknown as IncomingMessage, response as unknown as ServerResponse)
    return body
  }
  const finish = async (text: string) => {
    next.resolve(text)
    next = Promise.withResolvers()
  }
  const begun = render()
  await finish('old')
  await begun
  for (let reader = 0; reader < readers; reader++) expect(read()).toBe('old')
  const commit = () => {
    change('notice')
    return kept.rerenderPopular(['notice'])
  }
  return { commit, change, read, finish, state, drawn: rendered, kept }
}

test('a crowd gets the previous version until the new one is rendered, and then the change is acknowledged', async () => {
  const { commit, read, finish, drawn } = await aPage({ readers: 100 })
  const acknowledged = commit().then(() => read())
  expect([read(), drawn]).toEqual(['old', ['/notices identity']])
  await finish('new')
  expect(await acknowledged).toBe('new')
  expect(drawn).toHaveLength(1)
})

test('after a change is acknowledged nobody gets the previous version, even if the new one takes long', async () => {
  const { commit, read } = await aPage({ readers: 100 })
  await commit()
  expect(read()).toBeUndefined()
})

test('a change by another server is rendered at the first request of a crowd', async () => {
  const { change, read, finish, drawn } = await aPage({ readers: 100 })
  change('notice')
  expect([read(), read(), drawn.length]).toEqual(['old', 'old', 1])
  await finish('new')
  await expect.poll(read).toBe('new')
})

test('a page with few or no recent readers is rendered at the next request', async () => {
  const few = await aPage({ readers: 9 })
  await few.commit()
  expect([few.read(), few.drawn]).toEqual([undefined, []])
  const previous = await aPage({ readers: 100 })
  previous.state.time += 5_000
  await previous.commit()
  expect([previous.read(), previous.drawn]).toEqual([undefined, []])
})

test('content that ends by the clock is never shown longer', async () => {
  const { change, read, state } = await aPage({ readers: 100 })
  state.time = 100_000_000 - 1
  expect(read()).toBe('old')
  change('notice')
  expect(read()).toBe('old')
  state.time++
  expect(read()).toBeUndefined()
})
