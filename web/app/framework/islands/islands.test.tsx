import { act, waitFor } from '@testing-library/react'
import { listAlerts } from 'contract/content/alerts'
import { getSeats } from 'contract/events/registrations'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hindi } from '#app/lib/languages/hindi/hindi'
import { pageIn } from '#app/lib/languages/page-in'
import { renderAllIn } from '#app/lib/languages/page-language'
import { createTranslator, type Words } from '#app/lib/languages/translator'
import { answer } from '#test/answer'
import { hydrateIsland } from './hydrate-island'
import { type Island, IslandHostProvider, island } from './island'
import { createIslandHost } from './island-host'

const files = import.meta.glob<Island<object>>('../../**/*.island.tsx', {
  eager: true,
  import: 'default',
})
const wordsInHindi = import.meta.glob<Words>('../../**/*.island.tsx', { eager: true, query: '?hi' })

/** As `entry.hindi.ts`, with the texts of one island. */
function hindiOf(name: string, element: Element) {
  const words = wordsInHindi[`../../${name}`] ?? { texts: {}, sentences: {} }
  const translator = createTranslator(words)
  const texts = JSON.parse(element.getAttribute('texts') ?? '{}')
  translator.add({ texts, sentences: {} })
  return pageIn('hi', translator)
}

const account = { signInLabel: 'Google', rejectedForm: undefined }
const eventId = '0192f000-0000-7000-8000-000000000001'

/** Example props of each island. */
const given: Record<string, object> = {
  'site/shell/alerts.island.tsx': {
    alerts: [
      {
        _id: 'one',
        key: 'first',
        slug: 'closed',
        title: 'College is closed',
        level: 'warning',
        publishedAt: '2026-11-23T06:00:00.000Z',
      },
    ],
  },
  'site/shell/header-search.island.tsx': {},
  'site/shell/account.island.tsx': { isHome: true },
  'site/accounts/login.island.tsx': account,
  'site/accounts/sign-up.island.tsx': { ...account, studentNote: 'Students only.' },
  'site/accounts/verify-email.island.tsx': account,
  'site/accounts/forgot-password.island.tsx': account,
  'site/accounts/reset-password.island.tsx': account,
  'site/accounts/settings/account.island.tsx': {
    ...account,
    courses: [{ slug: 'b.a.', title: 'B.A.' }],
  },
  'site/messaging/contact/contact-card.island.tsx': {
    topic: { about: eventId, title: 'Sports Day', path: `/event/${eventId}` },
    sent: { number: 'M-1' },
    officePhone: '0120 456789',
    rejectedForm: {
      path: '/contact',
      fields: [['name', 'Ravi']],
      errors: { email: 'Email is required' },
    },
  },
  'site/messaging/contact/map-frame.island.tsx': {
    name: 'The College',
    mapInside: 'https://map.example/inside',
    mapName: 'OpenStreetMap',
  },
  'site/events/registrations/registration-box.island.tsx': {
    eventId,
    terms: { capacity: 30, audience: 'anybody', questions: [], consent: '', offerHours: 24 },
    isLate: false,
    closes: undefined,
    rejected: undefined,
  },
  'site/events/registrations/saved-answers.island.tsx': { eventId, isSent: false },
  'site/events/calendar/share-button.island.tsx': { title: 'Sports Day' },
  'site/events/calendar/more-events.island.tsx': { href: '/events?page=2', shown: 12, total: 30 },
  'site/content/courses/professor.island.tsx': {
    memberId: 'one',
    isDelivered: true,
    path: '/course/b.a.?teacher=one',
    professor: {
      name: 'Dr. Anita Sharma',
      designation: 'Professor',
      photo: undefined,
      facts: [{ label: 'Department', text: 'History' }],
      contacts: [],
      profilePath: '/team/anita-sharma',
    },
  },
  'site/content/disclosure/print-button.island.tsx': {},
  'site/people/team-search.island.tsx': { people: [{ id: 'one', text: 'anita' }], requested: '' },
  'ui/gallery/enlarge-button.island.tsx': { pictures: [] },
}

const named = Object.entries(files).map(
  ([file, island]) => [file.replace('../../', ''), island] as const,
)

test('each island has example props', () => {
  expect(Object.keys(given).toSorted()).toEqual(named.map(([name]) => name).toSorted())
})

const inEachLanguage = [undefined, hindi].flatMap((language) =>
  named.map(([name, island]) => [language?.code ?? 'en', name, island, language] as const),
)

test.each(
  inEachLanguage,
)('in %s, %s hydrates without a mismatch', async (_, name, island, language) => {
  renderAllIn(language)
  onTestFinished(() => renderAllIn(undefined))
  answer(listAlerts, [])
  answer(getSeats, { left: 3, waiting: 0, isStudent: false })
  const { host } = createIslandHost()
  document.body.innerHTML = renderToString(
    <IslandHostProvider value={host}>{host(island, given[name] ?? {})}</IslandHostProvider>,
  )
  const element = document.querySelector('x-island')
  if (!element) return expect.fail('The server has rendered no island')
  expect(`${element.getAttribute('source')}.island.tsx`).toBe(name)
  if (language) renderAllIn(hindiOf(name, element))
  const faults: unknown[] = []
  // React only prints attributes that differ, such as ids.
  vi.spyOn(console, 'error').mockImplementation((...texts) => faults.push(texts))
  let isDone = false
  await act(async () => {
    void hydrateIsland(element, island, (error) => faults.push(error)).then(() => (isDone = true))
  })
  await waitFor(() => expect(isDone).toBe(true))
  expect(faults).toEqual([])
})

test('an island of a page in Hindi watches what is published in Hindi', () => {
  renderAllIn(hindi)
  onTestFinished(() => renderAllIn(undefined))
  const name = 'site/shell/alerts.island.tsx'
  const island = files[`../../${name}`]
  if (!island) return expect.fail('There are no alerts')
  const html = renderToString(createIslandHost().host(island, given[name] ?? {}))
  expect(html).toContain(`watch="${listAlerts.url}?lang=hi"`)
})

test('an island that fails stays as it was rendered, and the failure is reported', async () => {
  const Broken = island(
    function Broken(): ReactNode {
      throw new Error('This browser lacks something')
    },
    { hydrate: 'interaction' },
  )
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  document.body.innerHTML = '<x-island id="i1" props="{}"><p>Rendered</p></x-island>'
  const element = document.body.firstElementChild
  if (!element) return expect.fail('There is no island')
  // Not in `act`, which would rethrow the error.
  await expect(hydrateIsland(element, Broken, () => {})).rejects.toThrow('lacks something')
  expect(element.innerHTML).toBe('<p>Rendered</p>')
  expect(reported).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a text that changes just after hydration has begun is not reported as an error', async () => {
  const name = 'site/accounts/login.island.tsx'
  const island = files[`../../${name}`]
  if (!island) return expect.fail('There is no login')
  const { host } = createIslandHost()
  document.body.innerHTML = renderToString(host(island, account))
  const element = document.querySelector('x-island')
  const text = element?.querySelector('label')?.firstChild
  if (!element || !(text instanceof Text)) return expect.fail('The server has rendered no label')
  const faults: unknown[] = []
  let isDone = false
  await act(async () => {
    void hydrateIsland(element, island, (error) => faults.push(error)).then(() => (isDone = true))
    text.data = 'E-Mail-Adresse'
  })
  await waitFor(() => expect(isDone).toBe(true))
  expect(faults).toEqual([])
  expect(text.isConnected).toBe(true)
})

test('two islands of a page share no ids', () => {
  const name = 'site/accounts/login.island.tsx'
  const island = files[`../../${name}`]
  if (!island) return expect.fail('There is no login')
  const { host } = createIslandHost()
  document.body.innerHTML = renderToString(
    <>
      {host(island, account)}
      {host(island, account)}
    </>,
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(4)
})
