import { eventStatus, groupEvents } from 'contract/event-status'
import { eventsPerPage, getEventsOverview, listEvents } from 'contract/events'
import { localTime, toInstant } from 'contract/zoned-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { nextStatusChange, getEventsOverview as overviewAt } from './by-status.ts'

const day = 24 * 60 * 60 * 1000

/** A row for an event at an instant. */
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

test('the database classifies and orders events as the browser does, at every bound', async () => {
  const { db, changes, visitor, deps, advance } = await testApp()
  // Far from the turn of a second between the two readings of the clock.
  advance(0)
  const now = deps.now()
  deps.now = () => now
  const offsets = [-30, -2, -1, 0, 1, 6, 7, 8, 30].flatMap((days) =>
    [-1, 0, 1].map((milliseconds) => days * day + milliseconds),
  )
  const rows = offsets.map((offset, at) =>
    rowAt(new Date(now.getTime() + offset).toISOString(), at),
  )
  await changes.commit('events', (trx) => trx.insertInto('events').values(rows).execute())

  const overview = await overviewAt(db, 1, now)

  const groups = groupEvents(await visitor(listEvents), now)
  expect(overview.counts).toEqual({
    all: rows.length,
    latest: groups.latest.length,
    upcoming: groups.upcoming.length,
    past: groups.past.length,
  })
  expect(overview.events.map(({ _id }) => _id)).toEqual(
    groups.all.slice(0, eventsPerPage).map(({ _id }) => _id),
  )
  expect(overview.featured?._id).toBe(groups.latest[0]?._id)
  expect((await overviewAt(db, 2, now)).events.map(({ _id }) => _id)).toEqual(
    groups.all.slice(eventsPerPage).map(({ _id }) => _id),
  )
})

test('nothing changes its status before the moment that is foretold, and something at it', async () => {
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
      const statuses = (moment: number) => dates.map((date) => eventStatus(date, new Date(moment)))

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

test('there is no page of events beyond the last one', async () => {
  const { visitor } = await testApp()
  expect(await visitor(getEventsOverview)).toEqual({
    counts: { all: 0, latest: 0, upcoming: 0, past: 0 },
    events: [],
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
  new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString()

test.each(zones)('a time on the clock of %s is shown again as it was entered', (zone) => {
  fc.assert(
    fc.property(moments, (date) => {
      const shown = localTime(toMinute(date), zone)
      expect(localTime(toInstant(shown, zone), zone)).toBe(shown)
      expect(toInstant(toMinute(date), zone)).toBe(toMinute(date))
    }),
  )
})

test('where clocks never change, the instant comes back', () => {
  fc.assert(
    fc.property(moments, (date) => {
      expect(toInstant(localTime(toMinute(date), 'Asia/Kolkata'), 'Asia/Kolkata')).toBe(
        toMinute(date),
      )
    }),
  )
})
