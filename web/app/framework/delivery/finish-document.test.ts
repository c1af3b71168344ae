import { startingContent } from 'college/starting-content'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { expect, test, vi } from 'vitest'
import { matchPage } from '#app/framework/addresses/match-page'
import type { Delivered } from './delivered'
import { finishDocument } from './finish-document'

const files = {
  'app/framework/entries/entry.site.tsx': {
    scripts: ['/assets/react.js', '/assets/site.js'],
    styles: ['/assets/site.css'],
  },
  'app/framework/entries/entry.panel.tsx': { scripts: ['/assets/panel.js'], styles: [] },
  'app/routes/events.tsx': {
    scripts: ['/assets/react.js', '/assets/cards.js', '/assets/events.js'],
    styles: ['/assets/events.css'],
  },
}

const html = '<html><head><title>Events</title></head><body><main>A body</main></body></html>'
const delivered: Delivered = {
  answers: [],
  failures: [],
  now: '2026-11-22T10:00:00.000Z',
  publicUrl: 'https://college.test',
  college,
  menus: startingContent.menus,
  catalogue,
}

function finish(path: string, withScripts = true) {
  vi.stubEnv('DEV', false)
  const page = matchPage(path)?.page
  const text = finishDocument(html, { page, delivered: withScripts ? delivered : undefined }, files)
  vi.unstubAllEnvs()
  const hrefs = (rel: string) =>
    [...text.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"/>`, 'g'))].map(
      ([, href]) => href,
    )
  return { text, sheets: hrefs('stylesheet'), scripts: hrefs('later') }
}

test('a page names its scripts, each after what it needs and the entry last, and none is run yet', () => {
  const { text, sheets, scripts } = finish('/events')

  expect(scripts).toEqual([
    '/assets/react.js',
    '/assets/cards.js',
    '/assets/events.js',
    '/assets/site.js',
  ])
  expect(sheets).toEqual(['/assets/site.css', '/assets/events.css'])
  expect(text).not.toMatch(/type="module"|rel="modulepreload"| src=/)
  expect(text.indexOf('<link')).toBeLessThan(text.indexOf('</head>'))
})

test('a page of the panel has no script of the site, and an unknown one those of the site alone', () => {
  expect(finish('/adminlogin').scripts).toEqual(['/assets/panel.js'])
  expect(finish('/nowhere').scripts).toEqual(['/assets/react.js', '/assets/site.js'])
})

test('a page of the site says first whether the splash was seen; the panel has none', () => {
  const { text } = finish('/events')
  expect(text.indexOf('welcomed')).toBeGreaterThan(0)
  expect(text.indexOf('welcomed')).toBeLessThan(text.indexOf('<title>'))
  expect(finish('/adminlogin').text).not.toContain('welcomed')
})

test('what could not be drawn stays as it came', () => {
  const { text, sheets, scripts } = finish('/events', false)

  expect([sheets, scripts]).toEqual([['/assets/site.css', '/assets/events.css'], []])
  expect(text).not.toContain('<script')
})
