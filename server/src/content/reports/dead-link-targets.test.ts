import { listContent } from 'contract/content/calls'
import { findDeadLinkTargets } from 'contract/content/dead-link-targets'
import { dayMilliseconds } from 'contract/platform/durations'
import { administrator } from 'testing/administrator.ts'
import { expect, test } from 'vitest'
import { aWeb } from '../../../test/a-web.ts'
import { enterEvent } from '../../../test/enter-event.ts'
import { testApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { createAdmin } from '../../accounts/staff/accounts.ts'
import { builtWeb } from '../../platform/rendering/load-web.ts'
import { seedContent } from '../entries/seed.ts'
import { maxProbes } from './dead-link-targets.ts'

const gone = '/event/01a2043d-9ceb-77eb-bbd9-e51b45509e50'

test('link targets without a page, or without that part of a page, are reported', async () => {
  const { changes, signIn, deps } = await testApp({ web: builtWeb() })
  const call = await signIn()
  const event = await changes.commit('events', (trx) =>
    enterEvent(
      trx,
      {
        title: 'Fair',
        description: 'Many stalls',
        date: new Date(Date.now() + dayMilliseconds).toISOString(),
        image: '/uploads/0123456789abcdef0123456789abcdef-1280x720-88a8b8.webp',
      },
      deps.now(),
    ),
  )
  const there = [
    '/contact#message',
    '/#facilities',
    '/course/BA',
    `/event/${event}`,
    '/events?status=past',
    '//contact',
  ]
  const nowhere = ['/hostle', '/contact#massage', '/course/mbbs', gone]

  const { dead } = await call(findDeadLinkTargets, {
    query: { places: [...there, ...nowhere].join(' ') },
  })

  expect(dead).toEqual(nowhere)
})

test('no link in the starting content is broken', async () => {
  const { signIn, deps, db } = await testApp({ web: builtWeb(), database: await testDatabase() })
  await createAdmin(db, administrator.email, administrator.password)
  await seedContent(deps)
  const call = await signIn()
  const { entries } = await call(listContent)
  expect(entries.length).toBeGreaterThan(0)
  const rows = await db.selectFrom('contentRevisions').select('data').execute()
  const places = rows.flatMap(({ data }) =>
    [...data.matchAll(/"(?:place|\w+Place)":"(\/[^"]*)"/g)].map(([, place]) => place ?? ''),
  )
  expect(places).toContain('/contact#message')

  const { dead } = await call(findDeadLinkTargets, { query: { places: places.join(' ') } })

  expect(dead).toEqual([])
})

test('checking links renders no page to see whether it exists, and few to find their anchors', async () => {
  const rendered: string[] = []
  const web = aWeb(async ({ url }) => {
    rendered.push(new URL(url).pathname)
    return new Response('<p id="fees">')
  })
  const { signIn } = await testApp({ web })
  const call = await signIn()
  const places = (count: number, place: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => place(index)).join(' ')
  const dead = async (requested: string) =>
    (await call(findDeadLinkTargets, { query: { places: requested } })).dead.length

  expect(await dead(places(400, (index) => `/course/x${index}`))).toBe(400)
  expect(await dead(places(400, (index) => `/nothing-${index}`))).toBe(400)
  expect(await dead('/course/ba /api/events /search?q=fees /sitemap.xml.x')).toBe(1)
  expect(rendered).toEqual([])

  const months = places(60, (index) => `/events/month/20${10 + index}-01#fees`)
  expect(await dead(`${months} /about#fees /about#fee`)).toBe(0)
  expect(rendered).toHaveLength(maxProbes)
  rendered.length = 0
  expect(await dead('/about#fees /about#fee')).toBe(1)
  expect(rendered).toEqual(['/about'])
})
