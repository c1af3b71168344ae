import { eventsPerPage, getEventsOverview } from 'contract/events/events'
import { dayMilliseconds as day } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { maxInCalendar } from './calendar.ts'

const rowsAtOnce = 500
const many = 10_000

test('with ten thousand events, lists, calendar and feeds keep their size, and the archive reaches its last page', async () => {
  const { db, changes, deps, visitor, inject } = await testApp()
  const begun = deps.now().getTime()
  /** One a day, half of them to come. */
  const rows = Array.from({ length: many }, (_, at) => ({
    _id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    title: `Event ${at}`,
    description: 'Something happens here.',
    image: '',
    date: new Date(begun + ((at % 4_000) - 2_000) * day).toISOString(),
    sequence: 0,
    createdAt: new Date(begun).toISOString(),
    updatedAt: new Date(begun).toISOString(),
  }))
  for (let first = 0; first < many; first += rowsAtOnce)
    await db
      .insertInto('events')
      .values(rows.slice(first, first + rowsAtOnce))
      .execute()
  // Skips indexing: nothing here is searched.
  await db.updateTable('changes').set({ version: 9_999 }).where('subject', '=', 'events').execute()
  await changes.refresh()

  const overview = await visitor(getEventsOverview, { query: {} })
  expect([overview.counts.all, overview.events.length]).toEqual([many, eventsPerPage])
  const [year] = overview.years.slice(-1)
  const query = { year: String(year?.year) }
  const ofYear = await visitor(getEventsOverview, { query })
  const last = Math.ceil(ofYear.counts.all / eventsPerPage)
  const { events } = await visitor(getEventsOverview, { query: { ...query, page: String(last) } })
  expect(events).toHaveLength(ofYear.counts.all - (last - 1) * eventsPerPage)
  expect((await inject({ url: '/events.json' })).json().items).toHaveLength(50)
  const calendar = (await inject({ url: '/events.ics' })).body
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(maxInCalendar)
  expect(overview.years.reduce((sum, one) => sum + one.events, 0)).toBe(many)
})
