import { translationOf } from 'contract/content/translations/record-translations'
import { events } from 'contract/events/events'
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

test('feeds of pages in Hindi have the Hindi, and items of their own', async () => {
  const { inject, changes, deps } = await testApp()
  await seedContent({ db: deps.db, now: deps.now })
  const text = { title: 'Chess', description: 'A game.', image: '', date: '2031-01-05T10:00' }
  const title_hi = translationOf(events.fields.title, 'Chess', 'शतरंज')
  const more = { ...text, category: 'Sports' }
  const add = (event: typeof more, given: object) =>
    changes.commit('events', async (trx) => {
      const _id = await enterEvent(trx, event, deps.now())
      await trx.updateTable('events').set(given).where('_id', '=', _id).execute()
    })
  await add(more, { title_hi, state: 'cancelled' })
  await add({ ...more, title: 'Football' }, { state: null })
  const read = async (url: string) => (await inject({ url })).body
  const idsIn = (body: string) => [...body.matchAll(/<id>([^<]*)</g)].map(([, id]) => id)

  const atom = await read('/hi/events.atom?category=sports')
  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="hi">')
  expect(atom).toContain('<title>अरण्य डिग्री कॉलेज: कार्यक्रम</title>')
  expect(atom).toContain(
    '<link rel="self" href="https://college.test/hi/events.atom?category=sports"/>',
  )
  expect(atom).toContain('<link href="https://college.test/hi/events?category=sports"/>')
  expect(atom).toMatch(
    /<entry><id>[^<]*<\/id><title>रद्द: शतरंज<\/title><link href="https:\/\/college.test\/hi\/event\//,
  )
  expect(atom).toContain('<category term="खेल"/>')
  expect(atom).toContain('पहले तय समय: रविवार, 5 जनवरी 2031')
  expect(atom).toMatch(/<entry xml:lang="en"><id>[^<]*<\/id><title>Football</)
  const english = await read('/events.atom?category=sports')
  expect(english).toContain('xml:lang="en"')
  expect(english).not.toMatch(/\p{Script=Devanagari}|\/hi\//u)
  expect(idsIn(english).filter((id) => idsIn(atom).includes(id))).toEqual([])

  const notices = await inject({ url: '/hi/notices.json' })
  expect(notices.headers['content-type']).toBe('application/feed+json; charset=utf-8')
  expect(notices.json()).toMatchObject({ language: 'hi', title: 'अरण्य डिग्री कॉलेज: सूचनाएँ' })
  const [first] = notices.json().items
  expect(first.url).toMatch(/^https:\/\/college\.test\/hi\/notices\//)
  expect(first.title).toMatch(/\p{Script=Devanagari}/u)
  expect(first).not.toHaveProperty('language')
})
