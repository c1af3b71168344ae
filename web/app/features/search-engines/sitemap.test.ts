import { catalogue } from 'testing/a-catalogue.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap'

const publicUrl = 'https://college.test'

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const locations = (xml: string) =>
  [...parse(xml).querySelectorAll('loc')].map(({ textContent }) => textContent)

test('the sitemap lists every public page with its whole address', () => {
  const listed = locations(
    sitemapXml(publicUrl, { catalogue, events: [], pages: [], notices: [], faculty: [] }),
  )

  expect(listed).toEqual(expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/our-team`]))
  expect(listed).toContain(`${publicUrl}/courses/law`)
  expect(listed).toContain(`${publicUrl}/course/b.a.l.l.b.`)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.join()).not.toContain('admin')
})

test('an event stands in the sitemap with the moment it was published', () => {
  const event = anEvent({ createdAt: '2026-11-01T04:30:00.000Z' })
  const sitemap = parse(
    sitemapXml(publicUrl, { catalogue, events: [event], pages: [], notices: [], faculty: [] }),
  )

  const entry = [...sitemap.querySelectorAll('url')].at(-1)
  expect(entry?.querySelector('loc')?.textContent).toBe(`${publicUrl}/event/${event._id}`)
  expect(entry?.querySelector('lastmod')?.textContent).toBe('2026-11-01T04:30:00.000Z')
})

test('a notice stands in the sitemap with its date', () => {
  const notices = [{ slug: 'ba-result', publishedAt: '2026-11-01T04:30:00.000Z' }]
  const xml = sitemapXml(publicUrl, { catalogue, events: [], pages: [], notices, faculty: [] })

  const entry = [...parse(xml).querySelectorAll('url')].at(-1)
  expect(entry?.textContent).toBe(`${publicUrl}/notices/ba-result2026-11-01T04:30:00.000Z`)
})

test('no text can break out of the sitemap', () => {
  const event = anEvent({ _id: `a&b<c>"'d`, createdAt: '</lastmod><loc>' })

  const sitemap = parse(
    sitemapXml(publicUrl, { catalogue, events: [event], pages: [], notices: [], faculty: [] }),
  )
  expect(sitemap.querySelector('parsererror')).toBeNull()
  expect([...sitemap.querySelectorAll('lastmod')].at(-1)?.textContent).toBe('</lastmod><loc>')
})

test('a sitemap has no more entries than crawlers read', () => {
  const event = anEvent()
  const events = Array.from({ length: 50_001 }, () => event)

  expect(
    sitemapXml(publicUrl, { catalogue, events, pages: [], notices: [], faculty: [] }).match(
      /<url>/g,
    ),
  ).toHaveLength(50_000)
})
