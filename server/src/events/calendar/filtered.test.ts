import { college } from 'college/facts'
import { programCode } from 'contract/content/program-code'
import type { EventListFilters } from 'contract/events/event-filters'
import { eventStatuses } from 'contract/events/event-status'
import { eventsPerPage, getEventsOverview } from 'contract/events/events'
import { minuteMilliseconds as minutes } from 'contract/platform/durations'
import { localDay } from 'contract/platform/zoned-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { type TestSettings, testApp } from '../../../test/test-app.ts'

type Entered = {
  title?: string
  date: string
  department?: string
  isDraft?: 'yes'
  publishAt?: string
}

async function siteWith(entered: readonly Entered[], settings: TestSettings = {}) {
  const site = await testApp(settings)
  const add = (given: readonly Entered[]) =>
    site.changes.commit('events', async (trx) => {
      for (const { title = 'Event', ...said } of given) {
        const form = { title, description: 'Something happens here.', ...said, image: '' }
        await enterEvent(trx, form, site.deps.now())
      }
    })
  await add(entered)
  const request = (
    query: EventListFilters & {
      status?: (typeof eventStatuses)[number] | undefined
      page?: string
    },
  ) => site.visitor(getEventsOverview, { query })
  const titles = async (query: EventListFilters) =>
    (await request(query)).events.map(({ title }) => title).sort()
  return { ...site, add, ask: request, titles }
}

test('a list is filtered by a department in any spelling, and an unknown one is rejected', async () => {
  const { ask, titles, inject } = await siteWith([
    { title: 'One', date: '2031-01-05T10:00', department: 'B.Sc.' },
    { title: 'Two', date: '2031-01-06T10:00', department: 'BSC' },
    { title: 'Three', date: '2031-01-07T10:00' },
    { title: 'Four', date: '2031-01-07T10:00', department: 'Hostel' },
  ])

  expect(await titles({ department: 'bsc' })).toEqual(['One', 'Two'])
  expect((await ask({ department: 'bsc' })).counts).toEqual({
    all: 2,
    latest: 0,
    upcoming: 2,
    past: 0,
  })
  // A course without events, and a department that is not a course.
  expect(await titles({ department: 'bca' })).toEqual([])
  expect(await titles({ department: 'hostel' })).toEqual(['Four'])
  for (const query of ['department=nothing', 'year=2030', 'department=bsc&page=2'])
    expect((await inject({ url: `${getEventsOverview.url}?${query}` })).statusCode).toBe(404)
  for (const query of ['department=B.Sc.', 'year=31', 'month=13', 'month=01'])
    expect((await inject({ url: `${getEventsOverview.url}?${query}` })).statusCode).toBe(400)
})

test('years and months follow the college’s time zone', async () => {
  const { ask, titles } = await siteWith([
    { title: 'New year', date: '2030-12-31T18:30:00.000Z' },
    { title: 'Old year', date: '2030-12-31T18:29:00.000Z' },
    { title: 'March', date: '2029-03-15T10:00' },
    { title: 'March again', date: '2031-03-31T23:59' },
  ])

  expect(await titles({ year: '2031' })).toEqual(['March again', 'New year'])
  expect(await titles({ year: '2030' })).toEqual(['Old year'])
  expect(await titles({ month: '3' })).toEqual(['March', 'March again'])
  expect(await titles({ year: '2031', month: '3' })).toEqual(['March again'])
  expect(await titles({ year: '2030', month: '3' })).toEqual([])
  expect((await ask({})).years).toEqual([
    { year: 2031, events: 2 },
    { year: 2030, events: 1 },
    { year: 2029, events: 1 },
  ])
  expect((await ask({ year: '2031', month: '3' })).years).toEqual([
    { year: 2031, events: 1 },
    { year: 2029, events: 1 },
  ])
})

test('events that visitors can’t see yet are in no list, count or year, and add no department', async () => {
  const { ask, inject } = await siteWith([
    { title: 'Open rehearsal', date: '2031-03-05T10:00' },
    { title: 'Secret rehearsal', date: '2033-03-05T10:00', department: 'Hostel', isDraft: 'yes' },
    { title: 'Later rehearsal', date: '2032-03-05T10:00', publishAt: '2032-01-01T10:00' },
  ])

  for (const query of [{}, { q: 'rehearsal' }, { month: '3' }]) {
    const { events, counts, years } = await ask(query)
    expect(events.map(({ title }) => title)).toEqual(['Open rehearsal'])
    expect(counts.all).toBe(1)
    expect(years).toEqual([{ year: 2031, events: 1 }])
  }
  for (const query of ['department=hostel', 'year=2032', 'year=2033'])
    expect((await inject({ url: `${getEventsOverview.url}?${query}` })).statusCode).toBe(404)
})

test('a list is searched like the site, at once and in its own order', async () => {
  const { add, ask, titles, changes, db, inject } = await siteWith([
    { title: 'Kabaddi, final', date: '2031-01-05T10:00', department: 'B.A.' },
    { title: 'Kabaddi, first round', date: '2031-01-03T10:00' },
    { title: 'Chess', date: '2031-01-04T10:00' },
  ])

  const { events, counts, years } = await ask({ q: 'kabaddi' })
  expect(events.map(({ title }) => title)).toEqual(['Kabaddi, final', 'Kabaddi, first round'])
  expect(counts).toMatchObject({ all: 2, upcoming: 2 })
  expect(years).toEqual([{ year: 2031, events: 2 }])
  expect(await titles({ q: 'KABADDI fin' })).toEqual(['Kabaddi, final'])
  expect(await titles({ q: 'kabaddi', department: 'ba' })).toEqual(['Kabaddi, final'])
  // No query syntax; an empty query finds nothing.
  expect(await titles({ q: '"kabaddi" OR chess*' })).toEqual([])
  expect(await titles({ q: '!!' })).toEqual([])
  expect((await inject({ url: `${getEventsOverview.url}?q=${'a'.repeat(101)}` })).statusCode).toBe(
    400,
  )

  await add([{ title: 'Kabaddi for all', date: '2031-02-05T10:00' }])
  expect(await titles({ q: 'kabaddi' })).toHaveLength(3)
  const [gone] = events
  await changes.commit('events', (trx) =>
    trx
      .deleteFrom('events')
      .where('_id', '=', gone?._id ?? '')
      .execute(),
  )
  expect(await titles({ q: 'kabaddi' })).toEqual(['Kabaddi for all', 'Kabaddi, first round'])
  expect(await db.selectFrom('events').select('_id').execute()).toHaveLength(3)
})

/** Around the bounds of months and years, and of latest and past. */
const dates = fc
  .tuple(
    fc.constantFrom(
      '2029-12-31',
      '2030-01-01',
      '2030-02-28',
      '2030-03-01',
      '2030-06-15',
      '2031-01-01',
    ),
    fc.integer({ min: -25 * 60, max: 25 * 60 }),
  )
  .map(([day, offset]) => new Date(Date.parse(day) + offset * minutes).toISOString())
const departments = fc.constantFrom(undefined, 'B.A.', 'ba', 'B.Sc.')
const narrowings = fc.record(
  {
    department: fc.constantFrom('ba', 'bsc', 'bca'),
    year: fc.constantFrom('2029', '2030', '2031'),
    month: fc.constantFrom('1', '2', '3', '6', '12'),
  },
  { requiredKeys: [] },
)

test('with any filter, the counts match the pages, each event once', async () => {
  const { ask, add, changes } = await siteWith([])
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ date: dates, department: departments }), { maxLength: 40 }),
      narrowings,
      async (entered, narrowing) => {
        await changes.commit('events', (trx) => trx.deleteFrom('events').execute())
        const years = ['2029', '2030', '2031'].map((year) => ({ date: `${year}-08-08T10:00` }))
        await add([
          ...years,
          ...entered.map((one) => ({ ...one, department: one.department ?? '' })),
        ])
        const isMeant = ({
          date,
          department,
        }: {
          date: string
          department?: string | undefined
        }) => {
          const day = localDay(date, college.timeZone)
          const { department: code, year, month } = narrowing
          return (
            (code === undefined || (department && programCode(department) === code)) &&
            (year === undefined || day.startsWith(year)) &&
            (month === undefined || Number(day.slice(5, 7)) === Number(month))
          )
        }
        const meant = [...years, ...entered].filter(isMeant).length

        const { counts, years: counted } = await ask(narrowing)

        expect(counts.all).toBe(meant)
        if (!narrowing.year)
          expect(counted.reduce((sum, { events }) => sum + events, 0)).toBe(counts.all)
        else
          expect(counted.find(({ year }) => `${year}` === narrowing.year)?.events ?? 0).toBe(meant)
        for (const status of [undefined, ...eventStatuses]) {
          const ids = new Set<string>()
          const wanted = counts[status ?? 'all']
          for (let page = 1; page === 1 || (page - 1) * eventsPerPage < wanted; page++)
            for (const { _id } of (await ask({ ...narrowing, status, page: `${page}` })).events)
              ids.add(_id)
          expect(ids.size).toBe(wanted)
        }
      },
    ),
    { numRuns: 15 },
  )
})
