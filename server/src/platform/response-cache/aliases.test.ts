import { expect, test } from 'vitest'
import { aKeepingApp } from '../../../test/a-caching-app.ts'
import { aWeb } from '../../../test/a-web.ts'
import { createAliases } from './aliases.ts'

const headers = { 'content-type': 'text/html; charset=utf-8' }

async function aListeningSite() {
  const web = aWeb(async ({ url }) => new Response(`<p>${new URL(url).pathname}</p>`, { headers }))
  const settings = await aKeepingApp(web)
  const address = await settings.app.listen({ port: 0, host: '127.0.0.1' })
  const request = async (path: string) => {
    const before = settings.deps.responseCache.hits()
    const answer = await fetch(address + path)
    const isHit = settings.deps.responseCache.hits() > before
    return { status: answer.status, tag: answer.headers.get('etag'), isHit }
  }
  return { ...settings, ask: request }
}

test.each([
  ['/course/ba', ['/course/b.a.', '/course/B.A.', '/Course/b-a/', '/course/ba?utm_source=x']],
  ['/events?q=a&page=2', ['/events?page=2&q=a', '/events?q=a&page=2&utm_source=x']],
  ['/api/events?limit=3', ['/api/events?limit=3&x=1', '/api/events?x=1&limit=3']],
])('%s is served from the cache in each form that has been requested', async (path, forms) => {
  const { ask } = await aListeningSite()
  const { tag } = await ask(path)

  for (const form of forms) {
    expect(await ask(form)).toMatchObject({ status: 200, tag })
    expect(await ask(form)).toEqual({ status: 200, tag, isHit: true })
  }
})

test('the address of a secret isn’t stored', async () => {
  const { ask } = await aListeningSite()
  for (let time = 0; time < 2; time++)
    expect(await ask('/reset-password/abc')).toMatchObject({ status: 200, isHit: false })
})

test('invented addresses and very long ones fill no memory', () => {
  const aliases = createAliases()
  aliases.learn('/course/b.a.', '/course/ba')
  const long = `/about?x=${'x'.repeat(300)}`
  aliases.learn(long, '/about')
  expect([aliases.keyOf('/course/b.a.'), aliases.keyOf(long)]).toEqual(['/course/ba', long])

  for (let number = 0; number < 3_000; number++) aliases.learn(`/about?x=${number}`, '/about')
  expect(aliases.keyOf('/course/b.a.')).toBe('/course/b.a.')
})
