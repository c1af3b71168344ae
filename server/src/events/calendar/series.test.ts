import { updateCheckInSettings } from 'contract/events/attendance'
import {
  cancelEvent,
  cannotRepeatOffEvent,
  copyEvent,
  dateAlreadyInSeries,
  deleteEventsFollowing,
  moveEvent,
  repeatEvent,
  tooFewInSeries,
  tooManyInSeries,
  updateFollowingEvents,
} from 'contract/events/event-lifecycle'
import { eventTrashDays } from 'contract/events/event-trash'
import {
  deleteEvent,
  getCalendar,
  getEvent,
  listEventEntries,
  listEvents,
  listSeriesDates,
  updateEvent,
} from 'contract/events/events'
import { dayMilliseconds, hourMilliseconds as hour } from 'contract/platform/durations'
import { parseUploadedPicture } from 'contract/platform/pictures'
import { aPicture } from 'testing/a-picture.ts'
import { anEventForm } from 'testing/event-form.ts'
import { filesBelow } from 'testing/files-below.ts'
import { expect, test } from 'vitest'
import { aWeeklyWorkshop, inWeeks } from '../../../test/a-weekly-workshop.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'
import { purgeDeletedEvents } from './trash.ts'

const reason = 'The hall is flooded'

test('a repeated event becomes separate events with its texts and terms and no registrations', async () => {
  const { repeat, stored, date, db, student, eventId, admin } = await aWeeklyWorkshop()
  await (await student('asha')).register()
  const checkIn = { takesWalkIns: true, takesWaiting: false, givesCertificates: true }
  const signed = { signedBy: 'Dr. Kavita Rawat', signedAs: 'Principal' }
  const seen = { takesWalkIns: false, takesWaiting: false, givesCertificates: false }
  await admin(updateCheckInSettings, { params: { eventId }, body: { ...checkIn, ...signed, seen } })
  expect(await repeat()).toEqual({ message: 'The series has 4 events' })
  const events = await stored()
  expect(events.map((event) => [event.date, event.seriesAt, event.title])).toEqual(
    [0, 1, 2, 3].map((number) => {
      const at = inWeeks(date, number)
      return [at, at, 'Robotics workshop']
    }),
  )
  expect(new Set(events.map(({ seriesId }) => seriesId)).size).toBe(1)
  const seats = await db
    .selectFrom('eventSeats')
    .select(['capacity', 'taken'])
    .orderBy('taken', 'desc')
    .execute()
  expect(seats.map(({ capacity, taken }) => [capacity, taken])).toEqual([
    [2, 1],
    ...[1, 2, 3].map(() => [2, 0]),
  ])
  const doors = await db
    .selectFrom('eventDoors')
    .select(['givesCertificates', 'signedBy'])
    .execute()
  expect(doors).toEqual(Array(4).fill({ givesCertificates: 1, signedBy: signed.signedBy }))
  const { entries } = await admin(listEventEntries, { query: { sort: 'date' } })
  expect(entries.map(({ series, seriesEvery }) => [series, seriesEvery])).toEqual(
    [4, 3, 2, 1].map((place) => [{ place, of: 4 }, 'week']),
  )
  const answer = await db.selectFrom('activities').select(['action', 'targetId']).execute()
  expect(answer.filter(({ action }) => action === 'repeated')).toEqual([
    { action: 'repeated', targetId: eventId },
  ])
})

test('a series is created once, from events that take place, and never with one or too many', async () => {
  const { repeat, stored, admin, params, date } = await aWeeklyWorkshop()
  const tooMany = repeat({ until: '2999-12-31' })
  expect(await rejectionOf(tooMany)).toMatchObject({ status: 400, message: tooManyInSeries })
  const tooFew = repeat({ until: date.slice(0, 10) })
  expect(await rejectionOf(tooFew)).toMatchObject({ status: 400, message: tooFewInSeries })
  expect(await stored()).toHaveLength(1)
  const presses = await Promise.allSettled([repeat(), repeat()])
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await rejectionOf(repeat())).toMatchObject({ status: 409, message: dateAlreadyInSeries })
  expect(await stored()).toHaveLength(4)
  const { _id } = (await stored())[3] ?? { _id: '' }
  await admin(cancelEvent, { params: { _id }, body: { seen: { date: inWeeks(date, 3) }, reason } })
  await admin(cancelEvent, { params, body: { seen: { date }, reason } })
  const body = { seen: { date, state: 'cancelled' as const }, every: 'month' as const, count: 2 }
  const off = await rejectionOf(admin(repeatEvent, { params, body }))
  expect([dateAlreadyInSeries, cannotRepeatOffEvent]).toContain(off.message)
})

test('a series is extended at its pace, with the texts of its last event, and where the last ones were moved to', async () => {
  const { repeat, stored, dates, date, admin, idOf } = await aWeeklyWorkshop()
  await repeat({ count: 3 })
  const seen = { date: inWeeks(date, 1) }
  const moved = new Date(Date.parse(seen.date) + hour).toISOString()
  const later = { which: 'later' as const, venue: 'Studio' }
  await admin(moveEvent, {
    params: { _id: await idOf(1) },
    body: { seen, date: moved, ...later },
  })
  const presses = await Promise.allSettled([repeat({ count: 5 }), repeat({ count: 5 })])
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await dates()).toEqual([date, ...[0, 1, 2, 3].map((number) => inWeeks(moved, number))])
  const last = (await stored()).at(-1)
  expect(last).toMatchObject({ venue: 'Studio', previousDate: null, seriesAt: inWeeks(date, 4) })
  expect(await rejectionOf(repeat({ count: 5 }))).toMatchObject({ message: dateAlreadyInSeries })
  expect(await rejectionOf(repeat({ count: 61 }))).toMatchObject({ status: 400 })
})

test('a series that fails halfway leaves nothing behind', async () => {
  const { repeat, stored, db } = await aWeeklyWorkshop()
  const untouched = await stored()
  // The second event is inserted, then its terms are missing.
  await db.schema.alterTable('eventSeats').renameTo('away').execute()
  expect((await rejectionOf(repeat())).status).toBe(500)
  await db.schema.alterTable('away').renameTo('eventSeats').execute()
  expect(await stored()).toEqual(untouched)
})

test('this and later events are cancelled, moved and changed together, each keeping what is its own', async () => {
  const { repeat, admin, stored, idOf, date, titles, dates } = await aWeeklyWorkshop()
  await repeat()
  const [_, second = '', third = '', fourth = ''] = await Promise.all([0, 1, 2, 3].map(idOf))
  await admin(updateEvent, {
    params: { _id: fourth },
    body: { ...(await anEventForm({ date: inWeeks(date, 3) })), title: 'Finale' },
  })
  const seen = { date: inWeeks(date, 1) }
  const later = new Date(Date.parse(seen.date) + hour).toISOString()
  const moved = await admin(moveEvent, {
    params: { _id: second },
    body: { seen, which: 'later', date: later, venue: 'Lab' },
  })
  expect(moved).toEqual({ message: '3 events moved' })
  const expected = [0, 1, 2, 3].map((number) => {
    const at = Date.parse(inWeeks(date, number)) + (number > 0 ? hour : 0)
    return new Date(at).toISOString()
  })
  expect(await dates()).toEqual(expected)
  expect((await stored()).map(({ previousDate, venue }) => [previousDate, venue])).toEqual(
    [0, 1, 2, 3].map((number) => (number === 0 ? [null, null] : [inWeeks(date, number), 'Lab'])),
  )
  const { image: __, ...form } = await anEventForm({
    title: 'Robots II',
    description: 'Two days of soldering and code.',
    date: expected[2] ?? '',
    venue: 'Lab',
  })
  await admin(updateFollowingEvents, { params: { _id: third }, body: { ...form } })
  expect(await titles()).toEqual([
    'Robotics workshop',
    'Robotics workshop',
    'Robots II',
    'Robots II',
  ])
  expect(await dates()).toEqual(expected)

  const off = { seen: { date: expected[2] ?? '' }, which: 'later', reason } as const
  expect(await admin(cancelEvent, { params: { _id: third }, body: off })).toEqual({
    message: '2 events cancelled',
  })
  expect((await stored()).map(({ state }) => state)).toEqual([null, null, 'cancelled', 'cancelled'])
})

test('later events are deleted all or none, and a picture with the last event that uses it', async () => {
  const workshop = await aWeeklyWorkshop()
  const { repeat, admin, params, stored, idOf, uploads, post, db, told, deps, advance } = workshop
  const { image: _, ...form } = await anEventForm({ title: 'Robotics workshop' })
  const { date } = (await stored())[0] ?? { date: '' }
  await admin(updateEvent, { params, body: { ...form, date, image: await aPicture() } })
  await repeat()
  const image = (await stored())[0]?.image ?? ''
  const stem = parseUploadedPicture(image) ? image.replace(/^.*\/([^.]+)\..*$/, '$1') : ''
  const files = async () => (await filesBelow(uploads)).filter((name) => name.includes(stem))
  const saved = await files()
  expect(saved.length).toBeGreaterThan(0)

  const last = await idOf(3)
  await post(`/event/${last}/registration`, [
    ['email', 'reader@home.example'],
    ['name', 'Reader'],
  ])
  const requested = db.selectFrom('registrations').select('_id')
  const token = (await readLinkTokens(db)).tokenOf((await requested.executeTakeFirstOrThrow())._id)
  await post(`/registrations/${token}`, [['act', 'confirm']])
  await told()
  const second = await idOf(1)
  expect((await admin(listEventEntries)).entries.map((event) => event.hasPeople)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(await admin(deleteEventsFollowing, { params: { _id: second } })).toEqual({
    message: '3 events deleted',
  })
  expect(await told()).toEqual(['reader@home.example: Cancelled: Robotics workshop'])
  expect((await stored()).map(({ _id }) => _id)).toEqual([params._id, last])
  advance((eventTrashDays + 1) * dayMilliseconds)
  await purgeDeletedEvents(deps)
  expect(await files()).toEqual(saved)
  // Sessions don't last a month.
  const adminThen = await workshop.signIn()
  await adminThen(deleteEvent, { params })
  expect(await stored()).toEqual([])
  expect(await files()).toEqual([])
})

test('a copy is a separate event with the original’s picture', async () => {
  const { admin, params, visitor, repeat, uploads, date, db } = await aWeeklyWorkshop()
  const { image: _, ...form } = await anEventForm({ date })
  const [opensAt, closesAt] = [-3, -1].map((days) => inWeeks(date, days / 7))
  await db.updateTable('eventSeats').set({ opensAt, closesAt }).execute()
  await admin(updateEvent, { params, body: { ...form, image: await aPicture() } })
  const [first] = await visitor(listEvents)
  await repeat()
  const body = { ...form, title: 'Next year', date: inWeeks(date, 52) }
  const { _id = '' } = await admin(copyEvent, { params, body })
  const copy = await visitor(getEvent, { params: { _id } })
  expect(copy).toMatchObject({ title: 'Next year', image: first?.image })
  expect(copy.seriesId).toBeUndefined()
  const seats = db.selectFrom('eventSeats').selectAll().where('eventId', '=', _id)
  expect(await seats.executeTakeFirst()).toMatchObject({
    ...{ capacity: 2, taken: 0, opensAt: inWeeks(opensAt ?? '', 52) },
    closesAt: inWeeks(closesAt ?? '', 52),
  })
  const files = await filesBelow(uploads)
  await admin(updateEvent, { params: { _id }, body: { ...form, image: await aPicture() } })
  expect((await filesBelow(uploads)).filter((name) => files.includes(name))).toEqual(files)
})

test('visitors see links to the other dates that are public, and calendars have each date as a separate entry', async () => {
  const { repeat, visitor, params, idOf, date, db, admin, app } = await aWeeklyWorkshop()
  expect(await visitor(listSeriesDates, { params })).toEqual([])
  await repeat()
  const [, second = '', third = '', fourth = ''] = await Promise.all([0, 1, 2, 3].map(idOf))
  await db.updateTable('events').set({ isDraft: 'yes' }).where('_id', '=', third).execute()
  const body = { seen: { date: inWeeks(date, 1) }, reason }
  await admin(cancelEvent, { params: { _id: second }, body })
  expect(await visitor(listSeriesDates, { params })).toEqual([
    { _id: second, date: inWeeks(date, 1), state: 'cancelled' },
    { _id: fourth, date: inWeeks(date, 3) },
  ])
  const { body: calendar } = await app.inject(getCalendar.url)
  expect(calendar.match(/^UID:.*/gm)).toHaveLength(3)
  expect(new Set(calendar.match(/^UID:.*/gm)).size).toBe(3)
})
