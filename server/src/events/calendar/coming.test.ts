import { college } from 'college/facts'
import { dayText, isComing } from 'contract/events/event-hours'
import { eventStatus } from 'contract/events/event-status'
import {
  comingEventsCount,
  createEvent,
  deleteEvent,
  listComingEvents,
} from 'contract/events/events'
import { dayMilliseconds, hourMilliseconds } from 'contract/platform/durations'
import fc from 'fast-check'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { eventsToCome as comingAt, nextHoursChange } from '../details/coming-events.ts'

const { timeZone } = college

const rowsAt = (moments: number[]) =>
  moments.map((now, at) => {
    const date = new Date(now).toISOString()
    return {
      _id: `00000000-0000-7000-8000-${String((at * 7919) % 10_000).padStart(12, '0')}`,
      title: `Event ${at}`,
      description: 'Something happens here.',
      date,
      time: ['10:00 AM – 4:00 PM', '9 PM – 2 AM', 'all day'][at % 4] ?? null,
      venue: null,
      image: '/uploads/none.webp',
      createdAt: date,
      updatedAt: date,
      sequence: 0,
    }
  })

test('upcoming events are neither past nor over, soonest first, and limited in number', async () => {
  const { db, changes } = await testApp()
  const now = new Date('2030-06-15T12:00:00.000Z')
  const offset = fc.oneof(
    fc.integer({ min: -3 * dayMilliseconds, max: 30 * dayMilliseconds }),
    fc.constantFrom(-dayMilliseconds - 1, -dayMilliseconds, -dayMilliseconds + 1, 0),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(offset, { minLength: 1, maxLength: 20 }), async (offsets) => {
      const rows = rowsAt(offsets.map((one) => now.getTime() + one))
      await changes.commit('events', async (trx) => {
        await trx.deleteFrom('events').execute()
        await trx.insertInto('events').values(rows).execute()
      })

      const coming = await comingAt(db, now)

      const expected = rows
        .filter(({ date }) => eventStatus(date, now) !== 'past')
        .filter(({ date, time }) => isComing({ date, time: time ?? undefined }, now, timeZone))
        .toSorted((a, b) => a.date.localeCompare(b.date) || a._id.localeCompare(b._id))
      expect(coming.map(({ _id }) => _id)).toEqual(
        expected.slice(0, comingEventsCount).map(({ _id }) => _id),
      )
    }),
    { numRuns: 30 },
  )
})

test('the list of upcoming events follows changes and the clock', async () => {
  const { visitor, signIn, deps, advance } = await testApp()
  const admin = await signIn()
  const inHours = (hours: number) =>
    new Date(deps.now().getTime() + hours * hourMilliseconds).toISOString()
  const titles = async () => (await visitor(listComingEvents)).map(({ title }) => title)
  expect(await titles()).toEqual([])

  await admin(createEvent, { body: await anEventForm({ title: 'Tomorrow', date: inHours(24) }) })
  await admin(createEvent, { body: await anEventForm({ title: 'Next month', date: inHours(720) }) })
  await admin(createEvent, { body: await anEventForm({ title: 'An hour ago', date: inHours(-1) }) })
  await admin(createEvent, { body: await anEventForm({ title: 'Long ago', date: inHours(-720) }) })
  expect(await titles()).toEqual(['An hour ago', 'Tomorrow', 'Next month'])

  advance(dayMilliseconds)
  expect(await titles()).toEqual(['Tomorrow', 'Next month'])
  advance(dayMilliseconds)
  expect(await titles()).toEqual(['Next month'])

  const [event] = await visitor(listComingEvents)
  await (await signIn())(deleteEvent, { params: { _id: event?._id ?? '' } })
  expect(await titles()).toEqual([])
})

test('no event starts or ends before the predicted next change', async () => {
  const { db, changes } = await testApp()
  const now = new Date('2030-06-15T12:00:00.000Z')
  const offset = fc.integer({ min: -3 * dayMilliseconds, max: 3 * dayMilliseconds })
  await fc.assert(
    fc.asyncProperty(fc.array(offset, { minLength: 1, maxLength: 8 }), async (offsets) => {
      const rows = rowsAt(offsets.map((one) => now.getTime() + one))
      await changes.commit('events', async (trx) => {
        await trx.deleteFrom('events').execute()
        await trx.insertInto('events').values(rows).execute()
      })
      const saidAt = (timestamp: number) =>
        rows.map(({ date, time }) => {
          const event = { date, time: time ?? undefined }
          const then = new Date(timestamp)
          return [dayText(event, then, timeZone), isComing(event, then, timeZone)]
        })
      const midnight = Date.parse('2030-06-15T18:30:00.000Z')

      const next = await nextHoursChange(db, now)

      expect(next).toBeGreaterThan(now.getTime())
      for (const timestamp of [next - 1, (now.getTime() + next) / 2].filter(
        (one) => one < midnight,
      ))
        expect(saidAt(timestamp)).toEqual(saidAt(now.getTime()))
    }),
    { numRuns: 30 },
  )
})

test('the address of upcoming events is not an event, and is cached for everyone', async () => {
  const { app, deps, isKeeping } = await testApp()
  await isKeeping()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  for (const query of ['?x=1', '']) {
    const answer = await fetch(`${address}/api/events/coming${query}`)
    expect([answer.status, await answer.json()]).toEqual([200, []])
  }
  expect(deps.responseCache.hits()).toBe(1)
  expect((await app.inject('/api/events/Coming')).statusCode).toBe(404)
})
