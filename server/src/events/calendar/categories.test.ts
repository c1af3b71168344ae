import { publishContent, readContent } from 'contract/content/calls'
import { endContent, trashContent, withdrawContent } from 'contract/content/entry-calls'
import { listEventCategories } from 'contract/content/event-categories'
import {
  createEvent,
  getEventsOverview,
  listEventEntries,
  listEvents,
  updateEvent,
} from 'contract/events/events'
import { urlOf } from 'contract/platform/client'
import { hourMilliseconds as hour } from 'contract/platform/durations'
import { searchSite } from 'contract/search/search'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { aTableOffice, lines } from '../../../test/table-calls.ts'
import { testApp } from '../../../test/test-app.ts'
import { writtenOver } from '../../../test/written-over.ts'
import { categoryProblems } from './categories.ts'

async function anEventOffice() {
  const app = await testApp()
  const call = await app.signIn()
  const categories = await app.visitor(listEventCategories)
  const idOf = (slug: string) => categories.find((one) => one.slug === slug)?._id ?? ''
  return {
    ...app,
    call,
    idOf,
    add: (title: string, category: string) =>
      app.changes.commit('events', (trx) => {
        const text = { title, description: 'Something happens here.', category, image: '' }
        return enterEvent(trx, { ...text, date: '2031-01-05T10:00' }, app.deps.now())
      }),
    rename: async (_id: string, words: { title?: string; slug?: string }) => {
      const entry = await call(readContent, { params: { _id } })
      await call(publishContent, { params: { _id }, body: writtenOver(entry, words) })
    },
    titles: async (query: { category?: string; q?: string }) =>
      (await app.visitor(getEventsOverview, { query })).events.map(({ title }) => title).sort(),
    foundBy: async (q: string) =>
      (await app.visitor(searchSite, { query: { q, kind: 'event' } })).groups.flatMap(({ found }) =>
        found.map(({ title }) => title.map(({ text }) => text).join('')),
      ),
  }
}

test('new and existing sites have categories, and an event accepts one by id, name or address', async () => {
  const { call, visitor, idOf, titles, db } = await anEventOffice()
  const sports = idOf('sports')
  for (const [title, category] of Object.entries({ One: sports, Two: ' sPORTS ', Three: 'sports' }))
    await call(createEvent, { body: await anEventForm({ title: `Event ${title}`, category }) })
  await call(createEvent, { body: await anEventForm({ title: 'Event without' }) })

  expect(await titles({ category: 'sports' })).toEqual(['Event One', 'Event Three', 'Event Two'])
  const { entries } = await call(listEventEntries, {
    query: { category: sports, filter: 'upcoming' },
  })
  expect(entries.map(({ title }) => title)).toEqual(['Event Three', 'Event Two', 'Event One'])
  const [event] = (await visitor(listEvents)).filter(({ title }) => title === 'Event Two')
  expect(event?.category).toBe(sports)
  const recorded = await db
    .selectFrom('activities')
    .select('changes')
    .where('action', '=', 'created')
    .where('subject', '=', 'event')
    .execute()
  expect(recorded.filter(({ changes }) => changes.includes('Sports'))).toHaveLength(1)
  expect(recorded.filter(({ changes }) => changes.includes(sports))).toEqual([])
  const { image: _, ...form } = await anEventForm({ category: 'Chess' })
  const rejected = await rejectionOf(
    call(updateEvent, { params: { _id: event?._id ?? '' }, body: form }),
  )
  expect(rejected).toMatchObject({
    status: 400,
    message: expect.stringContaining(
      'There is no event category “Chess”. Choose one of: Academic,',
    ),
  })
  await call(updateEvent, { params: { _id: event?._id ?? '' }, body: { ...form, category: '' } })
  expect(await titles({ category: 'sports' })).toEqual(['Event One', 'Event Three'])
})

test('a renamed category, or one with a new address, keeps its events, links and texts', async () => {
  const { add, idOf, rename, titles, foundBy, visitor } = await anEventOffice()
  await add('Kabaddi', 'Sports')
  await add('Drama', 'Cultural')
  expect(await foundBy('sports')).toEqual(['Kabaddi'])
  expect(await titles({ q: 'sports' })).toEqual(['Kabaddi'])

  await rename(idOf('sports'), { title: 'Athletics', slug: 'athletics' })

  expect(await titles({ category: 'athletics' })).toEqual(['Kabaddi'])
  expect(await titles({ category: 'sports' })).toEqual(['Kabaddi'])
  expect(await foundBy('athletics')).toEqual(['Kabaddi'])
  expect(await foundBy('sports')).toEqual([])
  expect(await visitor(listEventCategories)).toContainEqual({
    _id: idOf('sports'),
    title: 'Athletics',
    slug: 'athletics',
  })
  expect(await rejectionOf(titles({ category: 'nothing' }))).toMatchObject({ status: 404 })
})

test('a category that events use can’t be unpublished or deleted', async () => {
  const { add, call, idOf, visitor } = await anEventOffice()
  await add('Kabaddi', 'Sports')
  const given = async (slug: string) => {
    const params = { _id: idOf(slug) }
    const { version } = await call(readContent, { params })
    return { params, body: { version } }
  }
  const rejection = {
    status: 409,
    message: 'One event has this event category. Choose a different one for it first.',
  }

  expect(await rejectionOf(call(withdrawContent, await given('sports')))).toMatchObject(rejection)
  expect(await rejectionOf(call(trashContent, await given('sports')))).toMatchObject(rejection)
  await call(withdrawContent, await given('lecture'))

  const slugs = (await visitor(listEventCategories)).map(({ slug }) => slug)
  expect(slugs).toContain('sports')
  expect(slugs).not.toContain('lecture')
})

test('a category renamed on schedule is found by its new name from that time on, even if nothing records it', async () => {
  const { add, call, idOf, foundBy, deps, advance, visitor } = await anEventOffice()
  await add('Kabaddi', 'Sports')
  await add('Drama', 'Cultural')
  const params = { _id: idOf('sports') }
  const at = new Date(deps.now().getTime() + hour).toISOString()
  const entry = await call(readContent, { params })
  await call(publishContent, {
    params,
    body: { ...writtenOver(entry, { title: 'Athletics' }), at },
  })
  expect([await foundBy('sports'), await foundBy('athletics')]).toEqual([['Kabaddi'], []])
  await expect(add('Relay', 'Athletics')).rejects.toMatchObject({ statusCode: 400 })

  advance(hour + 1)

  expect([await foundBy('sports'), await foundBy('athletics')]).toEqual([[], ['Kabaddi']])
  await add('Relay', 'Athletics')
  const named = (await visitor(listEvents)).filter(({ category }) => category === params._id)
  expect(named.map(({ title }) => title).sort()).toEqual(['Kabaddi', 'Relay'])
})

test('a category that is about to end can’t be used by an event or an imported row', async () => {
  const { add, call, idOf, deps, db } = await anEventOffice()
  const params = { _id: idOf('lecture') }
  const { version } = await call(readContent, { params })
  const at = new Date(deps.now().getTime() + hour).toISOString()
  await call(endContent, { params, body: { version, at } })
  await expect(add('Kabaddi', 'Lecture')).rejects.toMatchObject({
    statusCode: 400,
    message: 'The category “Lecture” is about to be unpublished. Choose another category',
  })
  const problemsIn = await categoryProblems(db, deps.now())
  expect([problemsIn({ category: 'lecture' }), problemsIn({ category: 'cultural' })]).toEqual([
    ['The category “Lecture” is about to be unpublished. Choose another category'],
    [],
  ])
})

test('a table names a category, and an unknown one is rejected before anything is written', async () => {
  const office = await aTableOffice()
  const heading = '_id,title,description,date,category'
  const event = (category: string) => `,Kabaddi,Two rounds and a final,2031-01-15T10:00,${category}`
  expect(await office.check('events', lines(heading, event('Chess')))).toMatchObject({
    rows: [
      {
        outcome: 'refused',
        problems: [expect.stringContaining('There is no event category “Chess”')],
      },
    ],
  })

  await office.importRows('events', lines(heading, event('sports')))

  const [stored] = await office.visitor(listEvents)
  const sports = (await office.visitor(listEventCategories)).find(({ slug }) => slug === 'sports')
  expect(stored?.category).toBe(sports?._id)
  const table = await office.takeOut('events')
  expect(table).toContain(',Sports,')
  expect(await office.check('events', table)).toMatchObject({ message: '1 unchanged' })
  expect(urlOf(listEventCategories)).toBe('/api/content/event-categories')
})
