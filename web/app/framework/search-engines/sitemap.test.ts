import { catalogue } from 'testing/a-catalogue.ts'
import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap'

const publicUrl = 'https://college.test'

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
const locations = (xml: string) =>
  [...parse(xml).querySelectorAll('loc')].map(({ textContent }) => textContent)

test('the sitemap lists every public page with its full URL', () => {
  const listed = locations(
    sitemapXml(publicUrl, { catalogue, records: [], pages: [], notices: [], faculty: [] }),
  )

  expect(listed).toEqual(expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/our-team`]))
  expect(listed).toContain(`${publicUrl}/courses/law`)
  expect(listed).toContain(`${publicUrl}/course/b.a.l.l.b.`)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.join()).not.toContain('admin')
})

test('an event is listed with the time it was published', () => {
  const event = { path: '/event/1', changedAt: '2026-11-01T04:30:00.000Z' }
  const sitemap = parse(
    sitemapXml(publicUrl, { catalogue, records: [[event]], pages: [], notices: [], faculty: [] }),
  )

  const entry = [...sitemap.querySelectorAll('url')].at(-1)
  expect(entry?.querySelector('loc')?.textContent).toBe(`${publicUrl}/event/1`)
  expect(entry?.querySelector('lastmod')?.textContent).toBe('2026-11-01T04:30:00.000Z')
})

test('a notice is listed with its date', () => {
  const notices = [{ slug: 'ba-result', publishedAt: '2026-11-01T04:30:00.000Z' }]
  const xml = sitemapXml(publicUrl, { catalogue, records: [], pages: [], notices, faculty: [] })

  const entry = [...parse(xml).querySelectorAll('url')].at(-1)
  expect(entry?.textContent).toBe(`${publicUrl}/notices/ba-result2026-11-01T04:30:00.000Z`)
})

test('no text can break the sitemap’s XML', () => {
  const event = { path: `/event/a&b<c>"'d`, changedAt: '</lastmod><loc>' }

  const sitemap = parse(
    sitemapXml(publicUrl, { catalogue, records: [[event]], pages: [], notices: [], faculty: [] }),
  )
  expect(sitemap.querySelector('parsererror')).toBeNull()
  expect([...sitemap.querySelectorAll('lastmod')].at(-1)?.textContent).toBe('</lastmod><loc>')
})

test('if there are too many URLs, the last records of the longest list are left out', () => {
  const records = [Array.from({ length: 50_001 }, () => ({ path: '/event/1' })), [{ path: '/one' }]]
  const xml = sitemapXml(publicUrl, { catalogue, records, pages: [], notices: [], faculty: [] })

  expect(xml).toContain(`${publicUrl}/one<`)
})

test('the sitemap has at most as many entries as crawlers read', () => {
  const records = [Array.from({ length: 50_001 }, () => ({ path: '/event/1' }))]

  expect(
    sitemapXml(publicUrl, { catalogue, records, pages: [], notices: [], faculty: [] }).match(
      /<url>/g,
    ),
  ).toHaveLength(50_000)
})

test('a translated page is listed in each language, with its alternates', () => {
  const translated = [{ path: '/about', languages: ['hi'] }]
  const listed = { catalogue, records: [], pages: [], notices: [], faculty: [], translated }
  const xml = sitemapXml(publicUrl, listed)

  const entries = [...parse(xml).querySelectorAll('url')]
  const ofAbout = entries.filter((entry) =>
    /about$/.test(entry.querySelector('loc')?.textContent ?? ''),
  )
  expect(ofAbout.map((entry) => entry.querySelector('loc')?.textContent)).toEqual([
    `${publicUrl}/about`,
    `${publicUrl}/hi/about`,
  ])
  for (const entry of ofAbout)
    expect(
      [...entry.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href')),
    ).toEqual([`${publicUrl}/about`, `${publicUrl}/hi/about`, `${publicUrl}/about`])
})
