import { gunzipSync } from 'node:zlib'
import { contentTypes } from 'contract/content/types'
import { pageAddresses } from 'contract/platform/page-addresses'
import { expect, test } from 'vitest'
import { aKeepingApp } from '../../../test/a-caching-app.ts'
import { aWeb } from '../../../test/a-web.ts'
import { mainTexts, targetOfPage } from './target-of-page.ts'

const html = `<!doctype html><html lang="en"><body class="x"><a href="#main" class="y">Skip to content</a><p>${'Hello '.repeat(400)}</p></body></html>`
const staff = { cookie: `__Host-aid=${'x'.repeat(43)}` }
const ways = [
  ['by the cache middleware', {}],
  ['by Fastify', { origin: 'https://college.test' }],
] as const

async function aSite() {
  const page = aWeb(async () => new Response(html, { headers: { 'content-type': 'text/html' } }))
  const { app } = await aKeepingApp(page)
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

test.each(ways)('visitors get the same bytes before and after staff, %s', async (_, way) => {
  const get = await aSite()
  const before = await get('/contact', way)

  const edited = await get('/contact', staff)
  expect(edited.body).toContain('Skip to content</a><aside class="draft-banner"')
  expect(edited.body).toContain('<a href="/admin?page=%2Fcontact"')

  for (const url of ['/contact', '/contact?said=x']) {
    const after = await get(url, way)
    expect([after.body, after.headers.etag]).toEqual([html, before.headers.etag])
  }
  expect(before.body).toBe(html)
})

test('what staff get is stored nowhere, whatever they have stored', async () => {
  const get = await aSite()
  const { headers } = await get('/contact')

  const edited = await get('/contact', { ...staff, 'if-none-match': String(headers.etag) })

  expect(edited.statusCode).toBe(200)
  expect(edited.headers['cache-control']).toBe('private, no-store')
  expect(edited.headers.etag).toBeUndefined()
  expect(edited.headers['content-security-policy']).toBe(headers['content-security-policy'])
  expect(edited.body).toContain('Edit this page')
})

test('the page for staff is compressed like others', async () => {
  const get = await aSite()
  const edited = await get('/contact', { ...staff, 'accept-encoding': 'gzip' })
  expect(edited.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(edited.rawPayload).toString()).toContain('Edit this page')
})

test('students and pages without anything to edit are left alone', async () => {
  const get = await aSite()
  const student = { cookie: `__Host-sid=${'x'.repeat(43)}` }
  expect((await get('/contact', student)).body).toBe(html)
  for (const url of ['/admin', '/adminlogin', '/checkin', '/login', '/registrations', '/search'])
    expect([url, (await get(url, staff)).body]).toEqual([url, html])
})

test('the link leads to the panel and nowhere else', async () => {
  const get = await aSite()
  const path = '/pages/a%22onmouseover=alert(1)'
  const { body } = await get(path, staff)
  expect(body).not.toContain('"onmouseover')
  expect(body.match(/href="(\/[^"]*)"/)?.[1]).toMatch(/^\/admin\?page=%2Fpages%2F/)
})

test('the address alone says whether a page may have something to edit', () => {
  for (const [path, target] of [
    ['/', { type: 'home' }],
    ['/contact', { type: 'contactPage' }],
    ['/course/b.c.a.', { type: 'course', slug: 'b.c.a.' }],
    [pageAddresses.event('a'), { record: 'events', name: 'a' }],
    [pageAddresses.admin, undefined],
    ['/constructor', undefined],
    ['/pages/a/b', undefined],
  ] as const)
    expect([path, targetOfPage(path)]).toEqual([path, target])
})

test('no two main texts share a page', () => {
  const pages = mainTexts.map((type) => contentTypes[type].page)
  expect(new Set(pages).size).toBe(mainTexts.length)
})
