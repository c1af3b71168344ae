import { entriesPerPage } from 'contract/content/record'
import { translationOf } from 'contract/content/translations/record-translations'
import { type EventForm, events as eventRecord, listEventEntries } from 'contract/events/events'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { adminCookie, testApp } from '../../../test/test-app.ts'

type Entered = Partial<Omit<EventForm, 'image'>> & { title: string; inDays?: number }

/** Created a minute apart. */
async function listOf(events: readonly Entered[]) {
  const { changes, signIn } = await testApp()
  const now = Date.now()
  const ids = await changes.commit('events', async (trx) => {
    const made: string[] = []
    for (const [index, { inDays = 1, ...event }] of events.entries()) {
      const date = new Date(now + inDays * dayMilliseconds).toISOString()
      const entered = { description: 'Talks and demonstrations.', date, image: '', ...event }
      made.push(await enterEvent(trx, entered, new Date(now + index * minuteMilliseconds)))
    }
    return made
  })
  const admin = await signIn()
  const list = (query: Record<string, string> = {}) => admin(listEventEntries, { query })
  const titles = async (query?: Record<string, string>) =>
    (await list(query)).entries.map(({ title }) => title)
  return { ids, list, titles }
}

const past = { title: 'Book fair', description: 'Stalls in the courtyard.', inDays: -20 }
const ofToday = { title: 'Chess open', description: 'Boards are provided.', inDays: 0 }
const coming = { title: 'alumni meet', description: 'Dinner on the LAWN.', inDays: 10 }

test('events are sorted by what is next, by date, by title or by creation', async () => {
  const later = { title: 'Later', inDays: 70 }
  const longPast = { title: 'Long past', inDays: -300 }
  const { titles } = await listOf([longPast, later, past, coming, ofToday])
  const nextFirst = ['Chess open', 'alumni meet', 'Later', 'Book fair', 'Long past']
  expect(await titles()).toEqual(nextFirst)
  expect(await titles({ sort: 'next' })).toEqual(nextFirst)
  expect(await titles({ sort: 'date' })).toEqual([
    'Later',
    'alumni meet',
    'Chess open',
    'Book fair',
    'Long past',
  ])
  expect(await titles({ sort: 'title' })).toEqual([
    'alumni meet',
    'Book fair',
    'Chess open',
    'Later',
    'Long past',
  ])
  expect(await titles({ sort: 'created' })).toEqual([
    'Chess open',
    'alumni meet',
    'Book fair',
    'Later',
    'Long past',
  ])
})

test('titles sort by number and in any script, the same on both engines', async () => {
  const inOrder = [
    'Day 2 of 10',
    'day 2 of 9',
    'Day 009',
    'Day 10',
    'Day-care',
    'Zoo',
    'Émile',
    'दिन',
  ]
  const { titles } = await listOf(inOrder.toReversed().map((title) => ({ title })))
  expect(await titles({ sort: 'title' })).toEqual([
    'day 2 of 9',
    'Day 2 of 10',
    'Day 009',
    'Day 10',
    'Day-care',
    'Zoo',
    'Émile',
    'दिन',
  ])
})

test('a search covers titles and descriptions literally, ignoring case and surrounding spaces', async () => {
  const { titles } = await listOf([past, ofToday, coming, { title: '100% Fun_Fair' }])
  expect(await titles({ search: '  book ' })).toEqual(['Book fair'])
  expect(await titles({ search: 'lawn' })).toEqual(['alumni meet'])
  expect(await titles({ search: '0%' })).toEqual(['100% Fun_Fair'])
  expect(await titles({ search: 'nothing like it' })).toEqual([])
  // Not across the end of a title.
  expect(await titles({ search: 'fairstalls' })).toEqual([])
})

test('a search covers titles and descriptions in Hindi', async () => {
  const { title, description } = eventRecord.fields
  const inHindi = {
    title_hi: translationOf(title, past.title, 'पुस्तक मेला'),
    description_hi: translationOf(description, past.description, 'आँगन में दुकानें।'),
  }
  const { titles } = await listOf([{ ...past, ...inHindi }, coming])
  expect(await titles({ search: 'मेला' })).toEqual(['Book fair'])
  expect(await titles({ search: 'आंगन' })).toEqual(['Book fair'])
  expect(await titles({ search: '"of"' })).toEqual([])
})

test('events are found and counted by their day in the college’s time zone', async () => {
  const { list, titles } = await listOf([past, ofToday, coming])
  expect(await titles({ filter: 'today' })).toEqual(['Chess open'])
  expect(await titles({ filter: 'upcoming' })).toEqual(['alumni meet'])
  expect(await titles({ filter: 'past' })).toEqual(['Book fair'])
  expect(await list({ filter: 'past', search: 'fair' })).toMatchObject({ all: 3, found: 1 })
  expect(await list({ filter: 'past', search: 'chess' })).toMatchObject({
    all: 3,
    found: 0,
    page: 1,
  })
})

test('a cancelled event is past after its day, a postponed one never is, and an event of several days is current', async () => {
  const end = new Date(Date.now() + dayMilliseconds).toISOString()
  const { titles } = await listOf([
    ...[past, ofToday, coming].map((event) => ({ ...event, state: 'postponed' })),
    ...[past, ofToday, coming].map((event) => ({ ...event, state: 'cancelled' })),
    { title: 'Camp', inDays: -3, end },
  ])
  expect(await titles({ filter: 'today' })).toEqual(['Camp'])
  expect(await titles({ filter: 'upcoming' })).toEqual([])
  expect(await titles({ filter: 'past' })).toEqual(['Book fair'])
})

test('with 2,000 events, every page has its own, and the page of a saved one is found', async () => {
  const many = Array.from({ length: 2_000 }, (_, number) => ({
    title: `Talk ${number}`,
    inDays: (number % 700) - 350,
  }))
  const { ids, list } = await listOf(many)
  const lastPage = Math.ceil(many.length / entriesPerPage)
  const first = await list({ sort: 'title' })
  const second = await list({ sort: 'title', page: '2' })
  const last = await list({ sort: 'title', page: String(lastPage) })
  expect(first).toMatchObject({ all: 2_000, found: 2_000, page: 1 })
  expect([...first.entries, ...second.entries].map(({ title }) => title)).toEqual(
    many.slice(0, 2 * entriesPerPage).map(({ title }) => title),
  )
  expect(last.entries.at(-1)?.title).toBe('Talk 1999')
  expect((await list({ sort: 'title', page: String(lastPage + 1) })).entries).toEqual([])

  const saved = ids[1_400] ?? ''
  const around = await list({ sort: 'title', saved })
  expect(around.page).toBe(Math.floor(1_400 / entriesPerPage) + 1)
  expect(around.entries.map(({ _id }) => _id)).toContain(saved)
  // Entries of equal rank are on one page only.
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map((page) => list({ sort: 'date', page, search: 'talk' })),
  )
  const seen = pages.flatMap(({ entries }) => entries.map(({ _id }) => _id))
  expect(new Set(seen).size).toBe(4 * entriesPerPage)
})

test('a saved record that is missing or filtered out leads to the first page', async () => {
  const { ids, list } = await listOf([past, ofToday])
  const nobody = '0192f000-0000-7000-8000-000000000000'
  expect((await list({ saved: nobody })).page).toBe(1)
  expect((await list({ saved: ids[0] ?? '', filter: 'today' })).page).toBe(1)
})

test.each([
  ['filter=tomorrow', 'Unknown filter'],
  ['sort=size', 'Unknown order'],
  ['page=0', 'page must be from 1 to 99999'],
  ['page=1.5', 'page must be from 1 to 99999'],
  ['page=100000', 'page must be from 1 to 99999'],
  ['saved=1', 'saved must be the id of a record'],
  ['group=teaching', 'Unknown group'],
  [`search=${'x'.repeat(201)}`, 'Search must be at most 200 characters long'],
  ['search=a%0Ab', 'Search must be a single line'],
  ['search=a&search=b', 'Search must be text'],
])('%s is rejected with a message', async (query, message) => {
  const { app } = await testApp()
  const url = `${listEventEntries.url}?${query}`
  const answer = await app.inject({ url, headers: { cookie: await adminCookie(app) } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBe(message)
})
