import { college } from 'college/facts'
import { type EventStatus, eventStatus, eventStatuses } from 'contract/events/event-status'
import {
  eventsPerPage,
  getEventsOverview,
  listComingEvents,
  listEvents,
} from 'contract/events/events'
import { dayMilliseconds as day, minuteMilliseconds } from 'contract/platform/durations'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import fc from 'fast-check'
import { allOf, groupEvents, soonestFirst } from 'testing/event-groups.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { nextStatusChange, eventsByStatus as overviewAt } from './by-status.ts'

const rowAt = (date: string, at: number) => ({
  _id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  title: `Event ${at}`,
  description: 'Something happens here.',
  date,
  time: null,
  venue: null,
  image: '/uploads/none.webp',
  createdAt: date,
  updatedAt: date,
  sequence: 0,
})

test.each([
  undefined,
  'soonest',
] as const)('the database classifies and sorts events like the browser at every boundary: %s first', async (order) => {
  const { deps, changes, visitor } = await testApp()
  const now = new Date('2030-06-15T12:00:00.000Z')
  const midnight = Date.parse('2030-06-14T18:30:00.000Z') - now.getTime()
  const offsets = [midnight, ...[-30, -2, -1, 0, 1, 6, 7, 8, 30].map((days) => days * day)].flatMap(
    (offset) => [-1, 0, 1].map((milliseconds) => offset + milliseconds),
  )
  // Some at the same instant, so that their ids decide.
  const rows = [...offsets, ...offsets.slice(0, 6)].map((offset, at) =>
    rowAt(new Date(now.getTime() + offset).toISOString(), at),
  )
  await changes.commit('events', (trx) => trx.insertInto('events').values(rows).execute())
  const newest = groupEvents(await visitor(listEvents), now)
  const groups = order ? soonestFirst(newest, now, college.timeZone) : newest
  const ids = async (page: number, status?: EventStatus) => {
    const { events } = await overviewAt(deps, { page, status, order }, now)
    return events.map(({ _id }) => _id)
  }

  const overview = await overviewAt(deps, { page: 1, order }, now)

  const all = allOf(groups).map(({ _id }) => _id)
  expect(overview.counts).toEqual({
    all: rows.length,
    latest: groups.latest.length,
    upcoming: groups.upcoming.length,
    past: groups.past.length,
  })
  expect(await ids(1)).toEqual(all.slice(0, eventsPerPage))
  expect(await ids(2)).toEqual(all.slice(eventsPerPage))
  for (const status of eventStatuses)
    expect(await ids(1, status)).toEqual(groups[status].map(({ _id }) => _id))
  expect(overview.featured?._id).toBe(newest.latest[0]?._id)
})

test('each status has its own pages', async () => {
  const { changes, visitor, deps } = await testApp()
  const past = new Date(deps.now().getTime() - 10 * day).toISOString()
  const rows = Array.from({ length: eventsPerPage + 1 }, (_, at) => rowAt(past, at))
  await changes.commit('events', (trx) => trx.insertInto('events').values(rows).execute())
  const page = (status: EventStatus, number: string) =>
    visitor(getEventsOverview, { query: { status, page: number } })

  expect((await page('past', '2')).events).toHaveLength(1)
  expect((await page('latest', '1')).events).toEqual([])
  await expect(page('latest', '2')).rejects.toMatchObject({ status: 404 })
})

test('no status changes before the predicted time, and one does then', async () => {
  const { db, changes } = await testApp()
  const now = new Date('2030-06-15T12:00:00.000Z')
  const offset = fc.integer({ min: -12 * day, max: 12 * day })
  await fc.assert(
    fc.asyncProperty(fc.array(offset, { minLength: 1, maxLength: 6 }), async (offsets) => {
      const dates = offsets.map((one) => new Date(now.getTime() + one).toISOString())
      await changes.commit('events', async (trx) => {
        await trx.deleteFrom('events').execute()
        await trx.insertInto('events').values(dates.map(rowAt)).execute()
      })
      const statuses = (timestamp: number) =>
        dates.map((date) => eventStatus(date, new Date(timestamp)))

      const next = await nextStatusChange(db, now)

      expect(next).toBeGreaterThan(now.getTime())
      if (next === Number.POSITIVE_INFINITY)
        expect(new Set(statuses(now.getTime()))).toEqual(new Set(['past']))
      else {
        expect(statuses(next - 1)).toEqual(statuses(now.getTime()))
        expect(statuses(next)).not.toEqual(statuses(now.getTime()))
      }
    }),
    { numRuns: 30 },
  )
})

test.each([
  getEventsOverview,
  listComingEvents,
])('$url is not cached if the clock passes a change while it is rendered', async (list) => {
  let whileAsking = () => {}
  const { changes, visitor, advance, deps, isKeeping } = await testApp({
    wrap: ({ db, changes }) => ({
      changes,
      db: db.withPlugin({
        transformQuery: ({ node }) => {
          whileAsking()
          return node
        },
        transformResult: async ({ result }) => result,
      }),
    }),
  })
  await isKeeping()
  const pastInAMinute = new Date(deps.now().getTime() - day + 60_000).toISOString()
  // Without hours it is listed until it is past.
  const row = { ...rowAt(pastInAMinute, 1), time: 'all day' }
  await changes.commit('events', (trx) => trx.insertInto('events').values(row).execute())
  whileAsking = () => {
    advance(60_000)
    whileAsking = () => {}
  }
  const before = deps.responseCache.made()

  await visitor(list)
  const answer = await visitor(list)

  expect(deps.responseCache.made() - before).toBe(2)
  expect(answer).toMatchObject(list === listComingEvents ? [] : { counts: { latest: 0, past: 1 } })
})

test('there is no page of events after the last one', async () => {
  const { visitor } = await testApp()
  expect(await visitor(getEventsOverview)).toEqual({
    counts: { all: 0, latest: 0, upcoming: 0, past: 0 },
    events: [],
    years: [],
  })
  await expect(visitor(getEventsOverview, { query: { page: '2' } })).rejects.toMatchObject({
    status: 404,
  })
})

const zones = ['Asia/Kolkata', 'UTC', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe']
const moments = fc.date({
  min: new Date('1970-01-02T00:00:00Z'),
  max: new Date('2099-12-30T00:00:00Z'),
  noInvalidDate: true,
})
const toMinute = (date: Date) =>
  new Date(Math.floor(date.getTime() / minuteMilliseconds) * minuteMilliseconds).toISOString()

test.each(zones)('a time entered in %s is shown unchanged', (zone) => {
  fc.assert(
    fc.property(moments, (date) => {
      const visible = localTime(toMinute(date), zone)
      expect(localTime(toInstant(visible, zone), zone)).toBe(visible)
      expect(toInstant(toMinute(date), zone)).toBe(toMinute(date))
    }),
  )
})

test('without clock changes, the instant is preserved', () => {
  fc.assert(
    fc.property(moments, (date) => {
      expect(toInstant(localTime(toMinute(date), 'Asia/Kolkata'), 'Asia/Kolkata')).toBe(
        toMinute(date),
      )
    }),
  )
})
