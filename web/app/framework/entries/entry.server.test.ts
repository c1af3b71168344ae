import { startingContent } from 'college/starting-content'
import { aMember } from 'testing/a-member.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test, vi } from 'vitest'
import { aDoc, heading, paragraph } from '#test/rich-text'
import { answerPage } from './entry.server'

type Answers = Record<string, [status: number, answer: unknown]>

async function request(
  path: string,
  answers: Answers = {},
  isMissing = false,
  onError: (error: unknown) => void = () => undefined,
  asked: string[] = [],
) {
  const { body, ...init } = await answerPage(new URL(path, 'https://college.test'), {
    send: async ({ url }) => {
      asked.push(url)
      const [status, answer] = answers[url] ?? [500, { message: 'unexpected' }]
      return { status, answer }
    },
    now: new Date('2026-11-22T10:00:00.000Z'),
    publicUrl: 'https://college.test',
    isKnown: () => false,
    pause: async () => undefined,
    onError,
    isMissing,
  })
  return new Response(body, init)
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test('a page is a complete document, with its islands and no other data', async () => {
  const event = anEvent({ title: 'Sports </script> Day' })
  const answer = await request(`/event/${event._id}`, {
    [`/api/events/${event._id}`]: [200, event],
    [`/api/events/${event._id}/registration`]: [200, {}],
    [`/api/events/${event._id}/dates`]: [200, []],
    [`/api/events/${event._id}/details`]: [200, {}],
    [`/api/events/${event._id}/photos`]: [200, { photos: [] }],
    '/api/events?limit=4': [200, []],
    '/api/content/event-categories': [200, []],
    '/api/content/eventPages': [200, startingContent.eventPages],
  })
  const html = await answer.text()

  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>/)
  expect(titleOf(html)).toContain('Sports &lt;/script&gt; Day')
  // Islands contain what the browser needs, and nothing is repeated.
  expect(html).not.toContain('application/json')
  const [, source] = /<x-island[^>]* source="([^"]+)"/.exec(html) ?? []
  expect(source).toBe('site/shell/alerts')
})

test.each([
  ['/nowhere', '', 'Page Not Found'],
  ['/course/x7', '/api/content/courses/x7', 'Course Not Found'],
  ['/event/x7', '/api/events/x7', 'Event Not Found'],
])('%s, where nothing exists, is a 404 without rendering, and one page serves all such URLs', async (path, subject, title) => {
  const gone: Answers = { [subject]: [404, { message: 'None' }] }
  const answer = await request(path, gone)
  expect([answer.status, await answer.text()]).toEqual([404, ''])

  const rendered = await request(path, gone, true)
  const html = await rendered.text()
  expect(rendered.status).toBe(404)
  expect(titleOf(html)).toContain(title)
  expect(html).not.toMatch(/x7|nowhere/)
})

test('a page that fails to render becomes an error page without scripts, with status 500', async () => {
  const onError = vi.fn()
  const alert = { _id: 'one', key: 'first', slug: 'closed', title: 'Closed', level: 'warning' }
  const answers: Answers = {
    '/api/faculty?group=team': [200, { no: 'list' }],
    '/api/content/alerts': [200, [{ ...alert, publishedAt: '2026-11-22T09:00:00.000Z' }]],
  }
  const answer = await request('/our-team', answers, false, onError)
  const html = await answer.text()

  expect(answer.status).toBe(500)
  expect(titleOf(html)).toContain('Something went wrong')
  expect(html.replace(/<[^>]*>/g, '')).toContain('Warning: Closed')
  expect(html).not.toContain('<script')
  expect(onError).toHaveBeenCalledOnce()
})

test('the panel has its own frame, and search engines don’t index it', async () => {
  const answer = await request('/adminlogin')
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(titleOf(html)).toContain('Admin Login')
})

test('files for search engines are served beside the pages', async () => {
  const event = anEvent()
  const lists: Parameters<typeof request>[1] = {
    '/api/events': [200, [event]],
    '/api/content/pages': [200, [{ title: 'Hostel', slug: 'hostel', summary: 'Rooms' }]],
    '/api/content/translated-pages': [200, { pages: [] }],
    '/api/notices/addresses': [200, [{ slug: 'holiday', publishedAt: '2026-11-02T08:00:00.000Z' }]],
    '/api/faculty': [200, [aMember({ slug: 'asha-rao' })]],
  }
  const sitemap = await request('/sitemap.xml', lists)
  expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  const text = await sitemap.text()
  for (const path of ['pages/hostel', 'notices/holiday', 'team/asha-rao', `event/${event._id}`])
    expect(text).toContain(`<loc>https://college.test/${path}</loc>`)
  expect((await request('/sitemap.xml', { ...lists, '/api/events': [503, {}] })).status).toBe(503)
  expect(await (await request('/robots.txt')).text()).toContain('Sitemap: https://college.test')
})

test('pages have a manifest in their language, which opens the site in it', async () => {
  const manifestOf = async (path: string) => {
    const html = await (await request(path, {}, true)).text()
    const [, link = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
    return (await request(link)).json()
  }
  expect(await manifestOf('/nowhere')).toMatchObject({
    name: startingContent.facts.name,
    start_url: '/',
    icons: expect.any(Array),
  })
  expect(await manifestOf('/hi/nowhere')).toMatchObject({
    name: 'अरण्य डिग्री कॉलेज',
    short_name: 'अरण्य',
    lang: 'hi',
    start_url: '/hi',
  })
})

const hostel = {
  title: 'Hostel',
  slug: 'hostel',
  summary: 'Where students from far away live.',
  days: [],
  body: aDoc(heading(2, 'Rooms'), paragraph('Sixty beds.')),
}

test('a page of the college has its title, summary and text, also for search engines', async () => {
  const answer = await request('/pages/hostel', { '/api/content/pages/hostel': [200, hostel] })
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(titleOf(html)).toContain('Hostel')
  expect(html).toContain('<link rel="canonical" href="https://college.test/pages/hostel"/>')
  expect(html).toContain(`<meta name="description" content="${hostel.summary}"/>`)
  expect(html).toContain('<h2>Rooms</h2><p>Sixty beds.</p>')
  expect(html).toContain('"@type":"BreadcrumbList"')
})

test.each([
  ['a former address', '/pages/boarding', '/api/content/pages/boarding'],
  ['its last part alone', '/hostel', '/api/content/pages/hostel'],
])('%s redirects to its page, and browsers don’t cache the redirect', async (_, path, requested) => {
  const answer = await request(path, { [requested]: [200, hostel] })

  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/pages/hostel'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a missing page is a 404, and no short URL hides another page', async () => {
  const gone: Answers = { '/api/content/pages/nowhere': [404, { message: 'None' }] }
  for (const path of ['/pages/nowhere', '/nowhere'])
    expect((await request(path, gone)).status).toBe(404)

  const about = await request('/account', { '/api/content/pages/account': [200, hostel] })
  expect(about.status).toBe(200)
})

test.each([
  ['/en', '/'],
  ['/en/notices?year=2026', '/notices?year=2026'],
  ['/hi/', '/hi'],
])('%s redirects to %s', async (path, location) => {
  const answer = await request(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
})

test('a missing page is in the language of its address', async () => {
  const answer = await request('/hi/nowhere', {}, true)
  const html = await answer.text()

  expect(answer.status).toBe(404)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="hi"><head>/)
  expect(titleOf(html)).toContain('पृष्ठ नहीं मिला')
  expect(html).toContain('href="/hi/search"')
  // It can't know where this page would be in English.
  expect(html).toMatch(/<a lang="en" href="\/" hrefLang="en"/)
})

test('a page in Hindi names the English one as canonical, marks what is in English, and leads to both', async () => {
  const event = anEvent({ title: 'Sports Day', date: '2026-12-05T04:30:00.000Z' })
  const answer = await request(`/hi/event/${event._id}`, {
    [`/api/events/${event._id}?lang=hi`]: [200, event],
    [`/api/events/${event._id}/registration`]: [200, {}],
    [`/api/events/${event._id}/dates`]: [200, []],
    [`/api/events/${event._id}/photos`]: [200, { photos: [] }],
    '/api/events?limit=4&lang=hi': [200, []],
    '/api/content/event-categories': [200, []],
    '/api/content/eventPages': [200, startingContent.eventPages],
  })
  const html = await answer.text()

  expect(html).toContain(`<link rel="canonical" href="https://college.test/event/${event._id}"/>`)
  expect(html).not.toContain('rel="alternate" hrefLang')
  expect(html).toMatch(/<h1 lang="en"[^>]*>Sports Day<\/h1>/)
  expect(html).toContain('शनिवार, 5 दिसंबर 2026')
  expect(html).toContain('href="/hi/events"')
  expect(html).toContain(`<a lang="en" href="/event/${event._id}" hrefLang="en"`)
  expect(html).toContain('इस पृष्ठ की कुछ सामग्री अभी केवल अंग्रेज़ी में उपलब्ध है।')
})

test('the email in the footer of a page in Hindi stays one part of its link', async () => {
  const html = await (await request('/hi/verify')).text()
  const [, inside = ''] = /<a href="mailto:[^>]*>(.*?)<\/a>/.exec(html) ?? []

  expect(inside).toMatch(/^<span.*<bdi lang="en">.*<\/span>$/)
})

test('a page in English has nothing of the other language but links to it', async () => {
  const html = await (await request('/verify')).text()
  const rest = html.replaceAll(
    /<a lang="hi" href="\/hi\/verify" hrefLang="hi"[^>]*>हिन्दी<\/a>/g,
    '',
  )

  expect(html).not.toBe(rest)
  expect(rest).not.toMatch(/\p{Script=Devanagari}|"\/hi/u)
})

test('pages fetch the fonts of their own language at once', async () => {
  const fontsAt = async (path: string) => {
    const html = await (await request(path)).text()
    const [head = ''] = html.split('</head>')
    return [...head.matchAll(/<link rel="preload" [^>]*as="font"/g)].map(([link]) =>
      /(fraunces|source-sans|devanagari-\d+)/.exec(link)?.at(1),
    )
  }

  expect(await fontsAt('/verify')).toEqual(['source-sans', 'fraunces'])
  expect(await fontsAt('/hi/verify')).toEqual(['devanagari-600', 'devanagari-400', 'source-sans'])
})

test('the panel is in the language of its address, and only in English opens in the one that was chosen', async () => {
  const asked: string[] = []
  const pageAt = async (path: string) =>
    (await request(path, {}, false, () => undefined, asked)).text()
  const english = await pageAt('/admin')
  const hindi = await pageAt('/hi/adminlogin')

  expect(english).toMatch(/^<!DOCTYPE html><html lang="en"><head><script data-offered="hi">/)
  expect(hindi).toMatch(/^<!DOCTYPE html><html lang="hi"><head><script>/)
  expect(hindi).toContain('<meta name="robots" content="noindex"/>')
  expect(hindi).toContain('स्टाफ़ लॉग इन</h1>')
  expect(hindi).toContain('href="/hi/adminlogin/forgot"')
  expect(hindi).toMatch(/<a lang="en" href="\/adminlogin" hrefLang="en"/)
  // The panel edits the English, so nothing is delivered in Hindi.
  expect(asked.filter((url) => url.includes('lang='))).toEqual([])
})
