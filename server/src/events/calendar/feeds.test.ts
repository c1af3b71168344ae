import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { testApp } from '../../../test/test-app.ts'

test('feeds and calendar list the events of a category, a department or both, and no drafts', async () => {
  const { changes, deps, inject } = await testApp()
  const text = { description: 'Something happens here.', image: '', date: '2031-01-05T10:00' }
  const add = (title: string, more: object = {}) =>
    changes.commit('events', (trx) => enterEvent(trx, { title, ...text, ...more }, deps.now()))
  await add('Talk <1> & more', { department: 'B.A.' })
  await add('Kabaddi', { category: 'Sports', department: 'B.Sc.', venue: 'Ground' })
  await add('Chess', { category: 'sports', department: 'B.A.' })
  await add('Secret', { category: 'sports', isDraft: 'yes' })
  // Vertical tabs, pasted from slides, are invalid in XML.
  await add('Off\v', { state: 'cancelled', stateNote: 'Rain' })

  const atom = await inject({ url: '/events.atom' })
  expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const titles = [...atom.body.matchAll(/<title>([^<]*)</g)].map(([, title]) => title).slice(1)
  expect(titles).toEqual(['Cancelled: Off', 'Chess', 'Kabaddi', 'Talk &lt;1&gt; &amp; more'])
  expect(atom.body).toContain('<link rel="self" href="https://college.test/events.atom"/>')
  const ids = [...atom.body.matchAll(/<id>([^<]*)</g)].map(([, id]) => id)
  const stored = await deps.db
    .selectFrom('events')
    .select('_id')
    .where('isDraft', 'is', null)
    .execute()
  expect(ids.slice(1).toSorted()).toEqual(stored.map(({ _id }) => `urn:uuid:${_id}`).toSorted())

  expect(atom.body).not.toMatch(/(?!\n)\p{Control}/u)

  const json = await inject({ url: '/events.json?category=sports&department=bsc' })
  expect(json.json()).toMatchObject({
    feed_url: 'https://college.test/events.json?category=sports&department=bsc',
    home_page_url: 'https://college.test/events?category=sports&department=bsc',
    items: [
      {
        title: 'Kabaddi',
        tags: ['Sports'],
        content_text: 'Sunday, January 5, 2031, 10:00 AM · Ground\n\nSomething happens here.',
      },
    ],
  })
  expect((await inject({ url: '/events.json?category=cultural' })).json().items).toEqual([])
  expect((await inject({ url: '/events.json' })).json().items[0].content_text).toContain(
    'Rain · Originally planned for ',
  )

  const calendar = async (query: string) =>
    [...(await inject({ url: `/events.ics${query}` })).body.matchAll(/SUMMARY:(.*)\r/g)].map(
      ([, summary]) => summary,
    )
  expect((await calendar('')).sort()).toEqual([
    'Cancelled: Off',
    'Chess',
    'Kabaddi',
    'Talk <1> & more',
  ])
  expect((await calendar('?category=sports')).sort()).toEqual(['Chess', 'Kabaddi'])
  expect(await calendar('?category=sports&department=ba')).toEqual(['Chess'])
  expect((await inject({ url: '/events.ics?category=sports' })).body).toContain('CATEGORIES:Sports')

  for (const path of ['/events.atom', '/events.json', '/events.ics']) {
    for (const query of ['category=nothing', 'department=nothing'])
      expect((await inject({ url: `${path}?${query}` })).statusCode).toBe(404)
    expect((await inject({ url: `${path}?category=No%20such` })).statusCode).toBe(400)
  }
  const known = { 'if-none-match': String(atom.headers.etag) }
  expect((await inject({ url: '/events.atom', headers: known })).statusCode).toBe(304)
  await add('Another')
  expect((await inject({ url: '/events.atom', headers: known })).statusCode).toBe(200)
})
