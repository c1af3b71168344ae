import { expect, test } from 'vitest'
import { aKeepingApp } from '../../../test/a-caching-app.ts'
import { aWeb } from '../../../test/a-web.ts'
import { closedPolicy } from '../http/security-headers.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }

const sitemap = '<?xml version="1.0"?><urlset/>'
const picture = new Uint8Array([0x89, 0x50, 0xff, 0xfe, 0x00])

const aWebOfOthers = () => {
  const rendered: string[] = []
  const answers: Record<string, () => Response> = {
    '/sitemap.xml': () =>
      new Response(sitemap, { headers: { 'content-type': 'application/xml; charset=utf-8' } }),
    '/robots.txt': () =>
      new Response('User-agent: *', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    '/icon.png': () => new Response(picture, { headers: { 'content-type': 'image/png' } }),
    '/old': () => new Response(null, { status: 301, headers: { location: '/about' } }),
    '/moved': () =>
      new Response('<p>moved</p>', {
        status: 302,
        headers: { ...html, location: '/events?page=2' },
      }),
    '/later': () => new Response('<p>later</p>', { status: 503, headers: html }),
  }
  const web = aWeb(async ({ url }) => {
    const { pathname } = new URL(url)
    rendered.push(pathname)
    return answers[pathname]?.() ?? new Response('', { status: 404, headers: html })
  })
  return { web, drawn: rendered }
}

test('responses that aren’t documents keep their type, load nothing, and are cached like pages', async () => {
  const { web, drawn } = aWebOfOthers()
  const { app } = await aKeepingApp(web)
  const expected: [string, string, Buffer][] = [
    ['/sitemap.xml', 'application/xml; charset=utf-8', Buffer.from(sitemap)],
    ['/robots.txt', 'text/plain; charset=utf-8', Buffer.from('User-agent: *')],
    ['/icon.png', 'image/png', Buffer.from(picture)],
  ]

  for (const [url, type, bytes] of [...expected, ...expected]) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytes])
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-security-policy': closedPolicy,
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^"/),
    })
    const again = await app.inject({
      url,
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect(drawn).toEqual(expected.map(([url]) => url))
})

test('following a link to a deleted document shows a page, and other requests get data', async () => {
  const { web, drawn } = aWebOfOthers()
  const { app } = await aKeepingApp(web)
  const request = (url: string, accept: string) => app.inject({ url, headers: { accept } })

  for (const url of ['/documents/x/form.pdf', '/documents/x']) {
    const page = await request(url, 'text/html,application/xhtml+xml,*/*;q=0.8')
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, html['content-type']])
    const data = await request(url, '*/*')
    expect([data.statusCode, data.json()]).toEqual([404, { message: 'Not found' }])
  }
  // The second gets the page rendered for the first.
  expect(drawn).toEqual(['/documents/x/form.pdf', '/-/-', '/documents/x'])
  expect((await request('/api/x', 'text/html')).json()).toEqual({ message: 'Not found' })
})

test('following a link that was cut within a letter shows a page', async () => {
  const { web } = aWebOfOthers()
  const { app } = await aKeepingApp(web)

  for (const url of ['/%', '/event/%E0%A4%A', '/hi/notices/%E0%A4?page=2']) {
    const page = await app.inject(url)
    expect([url, page.statusCode, page.headers['content-type']]).toEqual([
      url,
      404,
      html['content-type'],
    ])
  }
})

test('a redirect of the web build is passed on and not cached', async () => {
  const { web, drawn } = aWebOfOthers()
  const { app } = await aKeepingApp(web)

  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const old = await app.inject({ method, url: '/old' })
    expect([old.statusCode, old.headers.location, old.body]).toEqual([301, '/about', ''])
    expect(old.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': closedPolicy,
      'x-content-type-options': 'nosniff',
    })
    expect(old.headers['content-type']).toBeUndefined()
  }
  const moved = await app.inject('/moved')

  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/events?page=2'])
  expect(drawn).toEqual(['/old', '/old', '/old', '/moved'])
})

test('a page that can’t be rendered now says when to retry, and isn’t cached', async () => {
  const { web, drawn } = aWebOfOthers()
  const { app } = await aKeepingApp(web)

  for (let round = 0; round < 2; round++) {
    const answer = await app.inject('/later')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect(drawn).toHaveLength(2)
})

test('S54: the password reset page is the same for all tokens, names none, and tells no other site', async () => {
  const rendered: string[] = []
  const web = aWeb(async ({ url }) => {
    rendered.push(new URL(url).pathname)
    return new Response('<p>New password</p>', { headers: html })
  })
  const { app } = await aKeepingApp(web)

  for (const token of ['Zm9vYmFy', 'YmFyYmF6']) {
    const answer = await app.inject(`/reset-password/${token}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  }
  expect(rendered).toEqual(['/reset-password/token'])
})
