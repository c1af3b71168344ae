import { startingContent } from 'college/starting-content'
import type { AlertView } from 'contract/content/alerts'
import type { RejectedForm } from 'contract/platform/rejected-form'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { catalogue } from 'testing/a-catalogue.ts'
import { college } from 'testing/a-college.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { eventsOverviewQuery } from '#app/data/events'
import { searchQuery } from '#app/data/search'
import { alertsQuery } from '#app/data/site-content'
import { readEventsView } from '#app/lib/events-view'
import PublicLayout from '#app/routes/public-layout'
import type { Delivered } from '../delivery/delivered'
import { IslandHostProvider } from '../islands/island'
import { createIslandHost } from '../islands/island-host'
import { preloadPage, SitePages } from '../router/site-pages'
import { Document } from './document'
import { renderSite } from './render-site'
import { PageProviders } from './root'

const closed: AlertView = {
  _id: 'one',
  key: 'first',
  slug: 'closed',
  title: 'Closed',
  level: 'warning',
  publishedAt: '2026-11-22T09:00:00.000Z',
}
const forAll = {
  failures: [],
  publicUrl: 'https://college.test',
  college,
  menus: startingContent.menus,
  catalogue,
}

type Visit = {
  path: string
  answers?: Delivered['answers']
  alerts?: AlertView[]
  rejectedForm?: RejectedForm
  menus?: Delivered['menus']
}

function loadedFor({ answers = [], alerts = [], rejectedForm, ...others }: Visit) {
  const ofAlerts = { queryKey: alertsQuery().queryKey, data: alerts }
  const frame: Delivered = {
    ...forAll,
    ...others,
    now: '2026-11-22T00:00:00.000Z',
    answers: [ofAlerts],
  }
  const now = '2026-11-22T10:00:00.000Z'
  return { frame, delivered: { ...frame, now, rejectedForm, answers: [ofAlerts, ...answers] } }
}

const renderParts = async (visit: Visit) => {
  const { html } = await renderSite(new URL(visit.path, 'https://college.test'), loadedFor(visit))
  return html
}

/** In one pass of React. */
async function renderWhole(visit: Visit): Promise<string> {
  await preloadPage(new URL(visit.path, 'https://college.test').pathname)
  return renderToStaticMarkup(
    <IslandHostProvider value={createIslandHost().host}>
      <PageProviders delivered={loadedFor(visit).delivered}>
        <StaticRouter location={visit.path}>
          <Document>
            <PublicLayout hasSplash={!visit.rejectedForm}>
              <SitePages />
            </PublicLayout>
          </Document>
        </StaticRouter>
      </PageProviders>
    </IslandHostProvider>,
  )
}

/** React's ids tell the depth in the tree, and in one pass it puts hints for pictures first. */
function comparable(html: string) {
  const ids = [...new Set(html.match(/_R_\w*_/g))]
  const [head = '', body] = ids
    .reduce((text, id, number) => text.replaceAll(id, `id-${number}`), html)
    .split('</head>')
  return { head: head.split(/(?=<)/).toSorted(), body }
}

const filters = 'page=1&category=sports'
const view = readEventsView((name) => new URLSearchParams(filters).get(name) ?? undefined)
const visits: Record<string, Visit> = {
  'a form': { path: '/contact' },
  'an empty search': { path: '/search' },
  'a search': {
    path: '/search?q=fees',
    answers: [
      {
        queryKey: searchQuery({ q: 'fees', kind: undefined, page: 1 }).queryKey,
        data: { groups: [] },
      },
    ],
  },
  'a list with filters': {
    path: `/events?${filters}`,
    answers: [
      {
        queryKey: eventsOverviewQuery(view).queryKey,
        data: {
          counts: { all: 1, latest: 0, upcoming: 1, past: 0 },
          events: [anEvent()],
          years: [{ year: 2026, events: 1 }],
        },
      },
    ],
  },
  'a rejected form': {
    path: '/contact',
    rejectedForm: { path: '/contact', fields: [['name', 'Ram']], errors: { email: 'Wrong' } },
  },
  'an address that leads nowhere': { path: '/nor/here' },
}

test.each(
  Object.entries(visits),
)('%s, put together from the frame and its main part, is what React renders in one pass', async (_, visit) => {
  for (const alerts of [[], [closed]]) {
    const full = comparable(await renderWhole({ ...visit, alerts }))
    for (const _ of ['rendered', 'kept'])
      expect(comparable(await renderParts({ ...visit, alerts }))).toEqual(full)
  }
})

test('no id occurs twice in a page', async () => {
  const ids = [
    ...(await renderParts({ path: '/contact', alerts: [closed] })).matchAll(/ id="([^"]+)"/g),
  ].map(([, id]) => id)
  expect(ids).toContain('i1')
  expect(new Set(ids).size).toBe(ids.length)
})

test('a cached frame is used only for what it was rendered from', async () => {
  const path = '/search'
  const [entry] = startingContent.menus.menu
  if (!entry) return expect.fail('There is no menu')
  const renamed = { ...startingContent.menus, menu: [{ ...entry, label: 'Renamed' }] }

  expect(await renderParts({ path })).not.toMatch(/Closed|Renamed/)
  expect(await renderParts({ path, alerts: [closed] })).toContain('Closed')
  expect(await renderParts({ path, menus: renamed })).toContain('Renamed')
  expect(await renderParts({ path: '/about' })).toContain('aria-current="page"')
  expect(await renderParts({ path })).not.toMatch(/Closed|Renamed|aria-current/)
})
