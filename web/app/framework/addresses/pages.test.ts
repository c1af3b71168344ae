import { startingContent, startingEntries } from 'college/starting-content'
import { findMessageTopic } from 'contract/messaging/message-topics'
import { catalogue } from 'testing/a-catalogue.ts'
import { aMember } from 'testing/a-member.ts'
import { expect, test } from 'vitest'
import { robotsText } from '#app/framework/search-engines/robots'
import { sitemapXml } from '#app/framework/search-engines/sitemap'
import { matchPage } from './match-page'
import { normalUrl } from './normal-url'
import { listedPaths, pathOf } from './path-of'
import { pages } from './paths'

const files = Object.keys(import.meta.glob('../../routes/*.tsx')).filter(
  (file) => !file.includes('.test.') && !/(-layout|not-found)\.tsx$/.test(file),
)
const pageAt = (path: string) => matchPage(path.replace(/[?#].*/, ''))?.page.id

test('each page file is in the table, and each page has a file', () => {
  expect(pages.map(({ id }) => `../../routes/${id}.tsx`).sort()).toEqual(files.sort())
})

test('the panel has its own files, built separately from those of the site', () => {
  for (const { id, frame } of pages)
    expect([id, id.startsWith('admin')]).toEqual([id, frame === 'panel'])
})

test('queries are read in one place, which knows only parameters in the table', () => {
  const sources = import.meta.glob<string>(
    ['../../**/*.{ts,tsx}', '!../{addresses,router}/**', '!**/*.test.{ts,tsx}'],
    { eager: true, import: 'default', query: '?raw' },
  )
  const readers = Object.entries(sources).filter(([, text]) =>
    /\b(useSearchParams|searchParams|location\.search)\b/.test(text),
  )

  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(readers.map(([file]) => file)).toEqual([])
})

test('each path belongs to one page, and its parameters can be read back', () => {
  for (const { id, path } of pages) expect(pageAt(path)).toBe(id)
  const path = pathOf('event', { eventId: 'a/b?c#d' })
  expect(path).toBe('/event/a%2Fb%3Fc%23d')
  expect(matchPage(path)?.parameters).toEqual({ eventId: 'a%2Fb%3Fc%23d' })
})

test('search engines learn of every listed page, and of no closed one', () => {
  const sitemap = sitemapXml('https://college.test', {
    catalogue,
    records: [[{ path: pathOf('event', { eventId: 'an-id' }) }]],
    notices: [{ slug: 'ba-result', publishedAt: '2026-11-01T04:30:00.000Z' }],
    pages: [{ title: 'Hostel', slug: 'hostel', summary: 'Where students live' }],
    faculty: [aMember()],
  })
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    pageAt(new URL(address).pathname),
  )
  const idsOf = (wanted: string) =>
    pages.filter(({ search }) => search === wanted).map(({ id }) => id)
  expect(new Set(listed)).toEqual(new Set(idsOf('listed')))

  const rules = robotsText('https://college.test')
  const closed = [...rules.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  const isClosed = (path: string) => closed.some((beginning) => path.startsWith(beginning))
  for (const { search, path } of pages)
    expect([path, isClosed(path)]).toEqual([path, search === 'closed'])
})

const { menus } = startingContent
const written = [
  ...startingContent.slides.slides.flatMap(({ place }) => place ?? []),
  ...startingContent.home.announcements.flatMap(({ place }) => place ?? []),
  startingContent.about.invitationPlace,
  ...[menus.menu, menus.columns.flatMap(({ links }) => links), menus.lastLinks]
    .flat()
    .flatMap(({ place }) => place ?? []),
  ...[...catalogue.courses, ...catalogue.groups].flatMap(
    ({ slug }) => findMessageTopic(catalogue, slug)?.path ?? [],
  ),
]

test.each(written)('%s, written by the college, leads to an existing page', (path) => {
  const samplePages = startingEntries.page.map(({ slug }) => `/pages/${slug}`)
  const known = [...listedPaths(catalogue), ...samplePages, pathOf('verify')]
  expect(known.map(normalUrl)).toContain(normalUrl(path))
})
