import { listContent } from 'contract/content/calls'
import { findDeadPlaces } from 'contract/content/places'
import { dayMilliseconds } from 'contract/durations'
import { expect, test } from 'vitest'
import { enterEvent } from '../../test/enter-event.ts'
import { testApp } from '../../test/test-app.ts'
import { builtWeb } from '../pages/load-web.ts'

const gone = '/event/01a2043d-9ceb-77eb-bbd9-e51b45509e50'

test('of places those are told that lead to no page, or to no such part of one', async () => {
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

  const { dead } = await call(findDeadPlaces, {
    query: { places: [...there, ...nowhere].join(' ') },
  })

  expect(dead).toEqual(nowhere)
})

test('no link of what an empty site begins with is dead', async () => {
  const { signIn, db } = await testApp({ web: builtWeb() })
  const call = await signIn()
  const { entries } = await call(listContent)
  expect(entries.length).toBeGreaterThan(0)
  const rows = await db.selectFrom('contentRevisions').select('data').execute()
  const places = rows.flatMap(({ data }) =>
    [...data.matchAll(/"(?:place|\w+Place)":"(\/[^"]*)"/g)].map(([, place]) => place ?? ''),
  )
  expect(places).toContain('/contact#message')

  const { dead } = await call(findDeadPlaces, { query: { places: places.join(' ') } })

  expect(dead).toEqual([])
})
