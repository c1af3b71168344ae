import { expect, test } from 'vitest'
import { aKeepingApp } from '../../../test/a-caching-app.ts'
import { aWeb } from '../../../test/a-web.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }

/** More than may render and wait. */
const crowd = 150

async function aSlowSite() {
  const gate = Promise.withResolvers<void>()
  const rendered: string[] = []
  const web = aWeb(async ({ url }, { pause, isMissing }) => {
    const { pathname } = new URL(url)
    if (isMissing) return new Response('<p>Not there</p>', { status: 404, headers: html })
    if (pathname !== '/about') await gate.promise
    await pause()
    rendered.push(pathname)
    if (pathname.startsWith('/course')) return new Response(null, { status: 404 })
    return new Response(`<p>${pathname}</p>`, { headers: html })
  })
  const site = await aKeepingApp(web)
  const request = (url: string, remoteAddress: string) => site.app.inject({ url, remoteAddress })
  await request('/about', '192.0.2.1')
  return { ...site, ask: request, drawn: rendered, goOn: gate.resolve }
}

test('a crowd asking for uncached pages fills only its own queue: others take turns, and cached pages are immediate', async () => {
  const { app, ask, drawn, goOn } = await aSlowSite()
  const crowdAnswers = Array.from({ length: crowd }, (_, number) =>
    ask(`/course/x${number}`, '203.0.113.9'),
  )
  const other = ask('/contact', '198.51.100.7')
  // Rejections return while nothing is rendered.
  const rejected = await Promise.race(crowdAnswers)
  expect(rejected.statusCode).toBe(503)
  expect(rejected.headers['retry-after']).toBe('5')

  const cached = await ask('/about', '192.0.2.1')
  expect(cached.statusCode).toBe(200)
  expect(drawn).toEqual(['/about'])

  goOn()
  expect((await other).statusCode).toBe(200)
  const requested = drawn.indexOf('/contact')
  const statuses = (await Promise.all(crowdAnswers)).map(({ statusCode }) => statusCode)
  expect(requested).toBeLessThan(drawn.filter((path) => path.startsWith('/course')).length / 2)
  expect(new Set(statuses)).toEqual(new Set([404, 503]))
  await app.close()
})

test('unknown addresses share one rendered document, with their status and for signed-in readers too', async () => {
  const rendered: string[] = []
  const web = aWeb(async ({ url }, { isMissing }) => {
    rendered.push(new URL(url).pathname)
    if (!isMissing) return new Response(null, { status: 404 })
    return new Response('<p>Not there</p>', { status: 404, headers: html })
  })
  const { app, deps } = await aKeepingApp(web)
  const paths = ['/course/x1', '/course/x2', '/event/x3', '/nowhere', '/nor/here']
  for (const url of paths) {
    const answer = await app.inject({ url, headers: { 'if-none-match': '*' } })
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, '<p>Not there</p>'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'server-timing': 'visitor',
    })
    expect(answer.headers.etag).toBeUndefined()
  }
  const headers = { cookie: 'sid=x' }
  const signedIn = await app.inject({ url: '/course/x1', headers })
  expect([signedIn.statusCode, signedIn.headers['server-timing']]).toEqual([404, undefined])

  const documents = rendered.filter((path) => !paths.includes(path))
  expect(documents).toEqual(['/course/:courseId', '/event/:eventId', '/-/-'])
  const cached = deps.responseCache.bytes()
  for (const path of paths) await app.inject(`${path}-too`)
  expect(deps.responseCache.bytes()).toBe(cached)
  // The cached 404 page has no URL.
  expect((await app.inject('/course/:courseId')).statusCode).toBe(404)
})
