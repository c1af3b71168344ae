import { anEvent } from 'testing/an-event.ts'
import { expect, test, vi } from 'vitest'
import { answerPage } from './entry.server'

type Answers = Record<string, [status: number, answer: unknown]>

const ask = (path: string, answers: Answers = {}) =>
  answerPage(new Request(`https://college.test${path}`), {
    send: async ({ url }) => {
      const [status, answer] = answers[url] ?? [500, { message: 'unexpected' }]
      return { status, answer }
    },
    now: new Date('2026-11-22T10:00:00.000Z'),
    publicUrl: 'https://college.test',
  })

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test('a page is a whole document, with the answers that it was drawn from once', async () => {
  const event = anEvent({ title: 'Sports </script> Day' })
  const answer = await ask(`/event/${event._id}`, {
    [`/api/events/${event._id}`]: [200, event],
    '/api/events?limit=4': [200, []],
  })
  const html = await answer.text()

  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  expect(titleOf(html)).toContain('Sports &lt;/script&gt; Day')
  const [, delivered = ''] = /<script type="application\/json".*?>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(delivered).answers).toMatchObject([{ data: event }, { data: [] }])
  expect(html.match(/"queryKey"/g)).toHaveLength(2)
})

test('an address that names nothing is a page that says so, with status 404', async () => {
  const answer = await ask('/nowhere')

  expect(answer.status).toBe(404)
  expect(titleOf(await answer.text())).toContain('Page Not Found')
})

test('a page that cannot be drawn is told as such, without scripts, with status 500', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const answer = await ask('/our-team', { '/api/faculty?group=team': [200, { no: 'list' }] })
  const html = await answer.text()

  expect(answer.status).toBe(500)
  expect(titleOf(html)).toContain('Something went wrong')
  expect(html).not.toContain('<script')
  expect(logged).toHaveBeenCalled()
})

test('the panel is drawn in its own frame, which search engines leave out', async () => {
  const answer = await ask('/adminlogin')
  const html = await answer.text()

  expect(answer.status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(titleOf(html)).toContain('Admin Login')
})

test('lists for search engines are answered beside the pages', async () => {
  const sitemap = await ask('/sitemap.xml', { '/api/events': [200, [anEvent()]] })
  expect([sitemap.status, sitemap.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  expect((await ask('/sitemap.xml', { '/api/events': [503, {}] })).status).toBe(503)
  expect(await (await ask('/robots.txt')).text()).toContain('Sitemap: https://college.test')
  expect(await (await ask('/manifest.webmanifest')).json()).toHaveProperty('icons')
})
