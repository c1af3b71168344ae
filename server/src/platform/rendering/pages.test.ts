import { programCode } from 'contract/content/program-code'
import { createEvent } from 'contract/events/events'
import { dayMilliseconds } from 'contract/platform/durations'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aKeepingApp } from '../../../test/a-caching-app.ts'
import { aWeb } from '../../../test/a-web.ts'
import { enterMember } from '../../../test/enter-member.ts'
import { writtenAt } from '../../../test/written.ts'
import { insertRecord } from '../../content/records/store.ts'
import { eventKind } from '../../events/calendar/record.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const known = new Set([
  '/',
  '/about',
  '/events',
  '/our-team',
  '/contact',
  '/course/ba',
  '/course/bba',
])

const asks: Record<string, string[]> = {
  '/events': ['/api/events/overview?page=1'],
  '/our-team': ['/api/faculty?group=team'],
  '/contact': ['/api/faculty?group=heads', '/api/events?limit=1'],
}

async function aSite() {
  const rendered: string[] = []
  const web = aWeb(async ({ url }, { send }) => {
    const { pathname, search } = new URL(url)
    rendered.push(pathname + search)
    for (const path of asks[pathname] ?? []) await send({ method: 'GET', url: path })
    const page = `<p>${pathname}${search}</p><script>1</script>`
    return new Response(page, { status: known.has(pathname) ? 200 : 404, headers: html })
  })
  return { ...(await aKeepingApp(web)), drawn: rendered }
}

test('all variants of a page are rendered once, with the same bytes', async () => {
  const { app, drawn } = await aSite()
  const variants = {
    '/about': ['/about', '/ABOUT', '/About/', '//about', '/%41bout', '/about?page=2', '/about?x=1'],
    '/course/ba': [
      '/course/b.a.',
      '/course/ba',
      '/course/BA',
      '/course/B.A.',
      '/Course/b.a./',
      '/course/B.%20A.',
      '/course/B%2e%C2%A0A',
      '/course/b----a?utm_source=x',
    ],
    '/events?page=2': ['/events?page=2', '/Events?page=2', '/events/?utm_source=x&page=2'],
    '/': ['/', '//', '/?page=3'],
  }

  for (const [page, urls] of Object.entries(variants)) {
    const tags = new Set<unknown>()
    for (const url of urls) {
      const answer = await app.inject(url)
      expect([url, answer.statusCode, answer.body]).toEqual([
        url,
        200,
        `<p>${page}</p><script>1</script>`,
      ])
      tags.add(answer.headers.etag)
    }
    expect(tags.size).toBe(1)
  }
  expect(drawn).toEqual(Object.keys(variants))
})

test('a page that asks for it is sent and not cached', async () => {
  const { app } = await aKeepingApp(
    aWeb(async () => new Response('<p>', { headers: { ...html, 'cache-control': 'no-store' } })),
  )

  for (const url of ['/course/ba', '/course/ba']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(answer.headers.etag).toBeUndefined()
  }
})

test('a page is rendered again when an event starts or ends, and at midnight in the college’s time zone', async () => {
  const { app, drawn, deps, changes, advance } = await aSite()
  const date = '2030-06-15T04:30:00.000Z'
  const form = await anEventForm({ date, time: '10:00 AM – 4:00 PM' })
  const columns = { ...eventKind.toColumns(form), image: 'none' }
  await changes.commit('events', (trx) =>
    insertRecord(trx, eventKind, columns, writtenAt(new Date(date))),
  )
  const drawnAt = async (now: string) => {
    advance(Date.parse(now) - deps.now().getTime())
    const before = drawn.length
    await app.inject('/events')
    return drawn.length > before
  }
  expect(await drawnAt('2030-06-15T03:00:00.000Z')).toBe(true)
  expect(await drawnAt('2030-06-15T04:20:00.000Z')).toBe(false)
  expect(await drawnAt('2030-06-15T04:30:00.000Z')).toBe(true)
  expect(await drawnAt('2030-06-15T10:20:00.000Z')).toBe(false)
  expect(await drawnAt('2030-06-15T10:30:00.000Z')).toBe(true)
  expect(await drawnAt('2030-06-15T18:20:00.000Z')).toBe(false)
  expect(await drawnAt('2030-06-15T18:30:00.000Z')).toBe(true)
})

test('a page’s cache lifetime starts at the time it was rendered for', async () => {
  const notified: Date[] = []
  let drawing = () => {}
  const site = aWeb(async (_request, { now, send }) => {
    notified.push(now)
    await send({ method: 'GET', url: '/api/events' })
    drawing()
    return new Response('<p>', { headers: html })
  })
  const { app, advance } = await aKeepingApp(site)
  drawing = () => advance(dayMilliseconds)

  for (let round = 0; round < 2; round++) await app.inject('/events')

  expect(notified).toHaveLength(2)
})

test('unknown addresses are rendered each time, so that they fill no memory', async () => {
  const { app, drawn } = await aSite()
  const urls = ['/nothing', '/course/bxa', '/course/ba/more', '/event/B.A.', '/courses/LAW']

  for (const url of [...urls, ...urls]) {
    const answer = await app.inject(url)
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([
      url,
      404,
      'no-store',
    ])
  }
  expect(drawn).toEqual([...urls, ...urls])
})

test('every course has one address, however it is written', async () => {
  const { app, drawn } = await aSite()
  for (const { slug, title } of catalogue.courses) {
    const letters = slug.replaceAll('.', '')
    for (const variant of [slug, letters, letters.toUpperCase(), title.split(' (')[0] ?? ''])
      await app.inject(`/course/${encodeURIComponent(variant)}`)
  }
  expect(new Set(drawn)).toEqual(
    new Set(catalogue.courses.map(({ slug }) => `/course/${programCode(slug)}`)),
  )
})

test('a cached page is rendered again when something it shows changes, and not when anything else does', async () => {
  const { app, deps, drawn, signIn } = await aSite()
  const admin = await signIn()
  const drawnAnew = async () => {
    drawn.length = 0
    for (const url of ['/about', '/events', '/our-team', '/contact']) await app.inject(url)
    return [...drawn]
  }
  expect(await drawnAnew()).toHaveLength(4)
  expect(await drawnAnew()).toEqual([])

  await enterMember(deps)
  expect(await drawnAnew()).toEqual(['/our-team', '/contact'])
  await admin(createEvent, { body: await anEventForm() })
  expect(await drawnAnew()).toEqual(['/events', '/contact'])
  expect(await drawnAnew()).toEqual([])
})

test('only pages with events are rendered again when a day begins, and every page when a year does', async () => {
  const { app, drawn, deps, advance } = await aSite()
  const drawnAt = async (now: string) => {
    advance(Date.parse(now) - deps.now().getTime())
    drawn.length = 0
    for (const url of ['/about', '/events', '/our-team', '/contact']) await app.inject(url)
    return [...drawn]
  }
  await drawnAt('2030-06-15T12:00:00.000Z')

  expect(await drawnAt('2030-06-16T12:00:00.000Z')).toEqual(['/events', '/contact'])
  expect(await drawnAt('2031-01-01T00:00:00.000Z')).toHaveLength(4)
})

test('a call without cache tags fails the page, which could never be invalidated', async () => {
  const web = aWeb(async (_, { send }) => {
    await send({ method: 'GET', url: '/api/silent' })
    return new Response('<p>', { headers: html })
  })
  const { app } = await aKeepingApp(web)
  app.get('/api/silent', async () => [])

  expect((await app.inject('/about')).statusCode).toBe(500)
})

test('cache tags are not sent to clients', async () => {
  const { app } = await aSite()

  for (const url of ['/events', '/api/events', '/api/faculty?course=none'])
    expect((await app.inject(url)).headers).not.toHaveProperty('x-shows')
})

test('a page may embed the map and nothing else from other sites', async () => {
  const { app } = await aSite()

  for (const url of ['/about', '/nothing']) {
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    const directives = policy.split('; ')
    expect(directives).toContain(`frame-src ${new URL(college.mapInside).origin}`)
    expect(directives).toContainEqual(expect.stringMatching(/^script-src 'self' 'sha256-[^' ]+'$/))
    expect(policy.match(/https?:/g)).toHaveLength(1)
    expect(policy).not.toContain('unsafe')
  }
})

test('the panel may embed our own pages, from any of its views', async () => {
  const { app } = await aSite()

  for (const url of ['/admin', '/adminlogin', '/AdminLogin/'])
    expect((await app.inject(url)).headers['content-security-policy']).toContain(
      `frame-src 'self' ${new URL(college.mapInside).origin};`,
    )
})
