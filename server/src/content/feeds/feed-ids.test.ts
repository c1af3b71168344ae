import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { testApp } from '../../../test/test-app.ts'
import { seedContent } from '../entries/seed.ts'

const paths = ['/events.atom', '/events.atom?category=sports', '/notices.atom']

test('ids of feeds and their entries don’t depend on the host', async () => {
  const first = await testApp({ variables: { PUBLIC_URL: 'https://old.college.test' } })
  await seedContent({ db: first.db, now: first.deps.now })
  const text = { title: 'Chess', description: 'A game.', image: '', date: '2031-01-05T10:00' }
  await first.changes.commit('events', (trx) =>
    enterEvent(trx, { ...text, category: 'Sports' }, first.deps.now()),
  )
  const moved = await testApp({
    variables: { PUBLIC_URL: 'https://new.college.test' },
    database: { dataDir: first.place.dataDir, databaseUrl: first.place.databaseUrl },
  })
  const idsOf = async ({ inject }: typeof first) => {
    const bodies = await Promise.all(paths.map(async (url) => (await inject({ url })).body))
    return bodies.map((body) => [...body.matchAll(/<id>([^<]*)</g)].map(([, id]) => id))
  }

  const ids = await idsOf(first)

  expect(await idsOf(moved)).toEqual(ids)
  expect(ids.map((results) => results.length)).toEqual([2, 2, expect.any(Number)])
  expect(ids.flat().filter((id) => !id?.startsWith('urn:uuid:'))).toEqual([])
  expect(new Set(ids.map(([own]) => own)).size).toBe(paths.length)
})

test('direction marks in a title have no effect in feeds, calendars and search results', async () => {
  const { inject, changes, deps } = await testApp()
  await seedContent({ db: deps.db, now: deps.now })
  const text = { title: 'Ch\u202eess', description: 'A \u2067game.', image: '' }
  await changes.commit('events', (trx) =>
    enterEvent(trx, { ...text, date: '2031-01-05T10:00' }, deps.now()),
  )

  for (const url of ['/events.atom', '/events.json', '/events.ics', '/api/search?q=game']) {
    const { body } = await inject({ url })
    expect(body).toContain('Chess')
    expect(body).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  }
})
