import siteScript from 'virtual:site-script'
import { startingContent } from 'college/starting-content'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { expect, test, vi } from 'vitest'
import { matchPage } from '#app/framework/addresses/match-page'
import type { Delivered } from './delivered'
import { finishDocument } from './finish-document'

const files = {
  'app/framework/entries/entry.islands.ts': {
    scripts: ['/assets/react.js', '/assets/islands.js'],
    styles: ['/assets/site.css'],
    later: ['/assets/unused.js'],
  },
  'app/site/shell/search.island.tsx': {
    scripts: ['/assets/react.js', '/assets/search.island.js'],
    styles: [],
    later: ['/assets/site.css', '/assets/results.css', '/assets/results.js', '/assets/react.js'],
  },
  'app/framework/entries/entry.panel.tsx': {
    scripts: ['/assets/react.js', '/assets/panel.js'],
    styles: ['/assets/panel.css'],
    later: [],
  },
  'app/routes/admin.tsx': {
    scripts: ['/assets/react.js', '/assets/admin.js'],
    styles: [],
    later: [],
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
  const text = finishDocument(
    html,
    {
      page,
      delivered: withScripts ? delivered : undefined,
      islands: ['site/shell/search.island.tsx'],
    },
    files,
  )
  vi.unstubAllEnvs()
  const hrefs = (rel: string) =>
    [...text.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"/>`, 'g'))].map(
      ([, href]) => href,
    )
  return { text, sheets: hrefs('stylesheet'), scripts: hrefs('later') }
}

test('a page of the site names its islands’ further files for the loader, and runs none of them', () => {
  const { text, sheets, scripts } = finish('/events')

  expect(text).toContain('data-entry="/assets/islands.js"')
  expect(text).toContain(
    'data-shared="/assets/react.js /assets/islands.js" data-own="/assets/search.island.js /assets/results.css /assets/results.js"',
  )
  expect([sheets, scripts]).toEqual([['/assets/site.css'], []])
  expect(text).toContain(`<script defer blocking="render" src="${siteScript}" `)
  expect(text.match(/ src=/g)).toHaveLength(1)
  expect(text).not.toMatch(/type="module"|rel="modulepreload"/)
  expect(text.indexOf('<link')).toBeLessThan(text.indexOf('</head>'))
  expect(text).not.toContain('id="delivered"')
})

test('a page of the panel lists its scripts in dependency order, the entry last', () => {
  const { text, scripts } = finish('/admin')
  expect(scripts).toEqual(['/assets/react.js', '/assets/admin.js', '/assets/panel.js'])
  expect(text).not.toContain('data-entry')
  expect(text).toContain('id="delivered"')
})

test('a page of the site first checks whether the splash was seen; the panel has none', () => {
  const { text } = finish('/events')
  expect(text.indexOf('welcomed')).toBeGreaterThan(0)
  expect(text.indexOf('welcomed')).toBeLessThan(text.indexOf('<title>'))
  expect(finish('/adminlogin').text).not.toContain('welcomed')
})

test('a page that could not be rendered has no scripts', () => {
  const { text, sheets, scripts } = finish('/events', false)

  expect([sheets, scripts]).toEqual([['/assets/site.css'], []])
  expect(text).not.toContain('<script')
})
