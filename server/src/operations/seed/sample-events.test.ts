import { sampleEvents } from 'college/sample-events'
import { sampleWalls } from 'college/sample-events/sample-event'
import { listEventPhotos } from 'contract/events/event-photos'
import { eventGroup } from 'contract/events/event-status'
import { type Event, getEvent, listEvents, listSeriesDates } from 'contract/events/events'
import { getRegistrationTerms, getSeats } from 'contract/events/registrations'
import { dayMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { runOffersAndReminders } from '../../events/registrations/offers-and-reminders.ts'
import { seedEvents } from './seed.ts'

/** A leap day, the last evening of a year, and a summer morning: a Thursday, a Thursday and a Saturday. */
const days = [
  '2028-02-29T06:30:00.000Z',
  '2026-12-31T18:15:00.000Z',
  '2027-06-26T00:05:00.000Z',
] as const

async function aSampleSite(day: string = days[0]) {
  const site = await testApp()
  site.stopClock()
  site.advance(Date.parse(day) - site.deps.now().getTime())
  await seedEvents(site.deps)
  const events = await site.visitor(listEvents)
  return { ...site, events, named: (title: string) => byTitle(events, title) }
}

function byTitle(events: readonly Event[], title: string): Event {
  const event = events.find((one) => one.title.startsWith(title))
  if (!event) throw new Error(`No sample event ${title}`)
  return event
}

test.each(days)('events of the sample are ahead of, around and behind %s', async (day) => {
  const { events } = await aSampleSite(day)
  const now = new Date(day)
  const groups = Object.groupBy(events, (event) => eventGroup(event, now))

  expect(events).toHaveLength(24)
  expect(groups.past).toHaveLength(sampleEvents.filter(({ daysAhead }) => daysAhead < 0).length)
  expect(groups.off).toHaveLength(1)
  expect(groups.latest?.length).toBeGreaterThanOrEqual(5)
  for (const { title, date, end } of [...(groups.latest ?? []), ...(groups.upcoming ?? [])])
    expect(Date.parse(end ?? date), title).toBeGreaterThan(now.getTime())
  expect(byTitle(events, groups.latest?.[0]?.title ?? '').image).toMatch(/^\/uploads\//)
})

test('no two events share a picture, and no event is on a Sunday but today’s', async () => {
  const pictures = sampleEvents.flatMap(({ picture = [] }) => picture)
  expect(new Set(pictures).size).toBe(pictures.length)

  for (const day of days) {
    const today = day.slice(0, 10)
    for (const event of sampleEvents.filter(({ daysAhead }) => daysAhead !== 0))
      expect(new Date(`${sampleWalls(event, today).date}Z`).getUTCDay(), event.title).not.toBe(0)
  }
})

test('an event lasts equally long, whatever the weekday of the first start', () => {
  const contest = sampleEvents.find(({ title }) => title.startsWith('CodeFest'))
  if (!contest) throw new Error('No sample event CodeFest')
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const { date, end = '' } = sampleWalls(contest, `2026-12-0${day}`)
    expect(Date.parse(`${end}Z`) - Date.parse(`${date}Z`)).toBe(dayMilliseconds)
  }
})

test('one event is full, and nobody on its lists is ever emailed', async () => {
  const { deps, db, visitor, named, advance } = await aSampleSite()
  const { _id } = named('Python')
  const { terms } = await visitor(getRegistrationTerms, { params: { _id } })
  const seats = await visitor(getSeats, { params: { _id } })

  expect(terms).toMatchObject({ capacity: 20, audience: 'students' })
  expect(seats).toMatchObject({ left: 0, waiting: 4 })

  advance(30 * dayMilliseconds)
  await runOffersAndReminders(deps)
  expect(await db.selectFrom('mails').select('_id').execute()).toEqual([])
  const people = await db
    .selectFrom('registrations')
    .select(['email', 'studentId', 'token'])
    .execute()
  expect(people.length).toBeGreaterThan(40)
  for (const person of people) expect(person).toEqual({ email: null, studentId: null, token: null })
  expect(await db.selectFrom('students').select('_id').execute()).toEqual([])
})

test('seats count their people, in four events', async () => {
  const { db } = await aSampleSite()
  const seats = await db.selectFrom('eventSeats').selectAll().execute()

  expect(seats).toHaveLength(4)
  for (const { eventId, taken, waiting, arrivals, capacity } of seats) {
    const rows = await db
      .selectFrom('registrations')
      .select('state')
      .where('eventId', '=', eventId)
      .execute()
    const counted = Map.groupBy(rows, ({ state }) => state)
    expect([taken, waiting]).toEqual([
      counted.get('registered')?.length ?? 0,
      counted.get('waiting')?.length ?? 0,
    ])
    expect(arrivals).toBe(rows.length)
    expect(taken).toBeLessThanOrEqual(capacity)
  }
})

test('a weekly series, a cancelled event, and one with photos and certificates', async () => {
  const { db, visitor, named, events } = await aSampleSite()
  const clinics = events.filter(({ title }) => title === 'Free Legal Aid Clinic').toReversed()
  const [first] = clinics
  const dates = await visitor(listSeriesDates, { params: { _id: first?._id ?? '' } })

  expect(clinics.map(({ date }) => date.slice(0, 10))).toEqual([
    '2028-03-10',
    '2028-03-17',
    '2028-03-24',
  ])
  expect(dates).toHaveLength(2)

  const visit = await visitor(getEvent, { params: { _id: named('Industrial Visit')._id } })
  expect(visit).toMatchObject({ state: 'cancelled', stateNote: expect.stringMatching(/closed/) })

  const { _id } = named('Inter-College Debate')
  const { photos } = await visitor(listEventPhotos, { params: { _id } })
  expect(photos).toHaveLength(2)
  for (const { alt } of photos) expect(alt).toMatch(/\w{4}/)
  const certificates = await db.selectFrom('certificates').selectAll().execute()
  expect(certificates).toHaveLength(16)
  expect(certificates[0]).toMatchObject({ eventId: _id, signedAs: 'Principal', revokedAt: null })
})
