import {
  cancelEvent,
  copyEvent,
  deleteEventsFollowing,
  moveEvent,
  updateFollowingEvents,
} from 'contract/events/event-lifecycle'
import { deleteEvent } from 'contract/events/events'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aWeeklyWorkshop, inWeeks } from '../../../test/a-weekly-workshop.ts'
import { testApp } from '../../../test/test-app.ts'
import { readLinkTokens } from '../../platform/http/link-tokens.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const statusOf = (one: PromiseSettledResult<unknown>) =>
  one.status === 'rejected' ? one.reason.status : 200

test('a series is changed, moved, cancelled, copied and deleted while people register on two servers: nothing is half done, and everyone with a link is registered', async () => {
  const one = await aWeeklyWorkshop()
  const { repeat, sink, db, admin: here, stored, date, idOf, titles } = one
  await repeat()
  await db.updateTable('eventSeats').set({ audience: 'students' }).execute()
  sink.isDown = true
  // Servers that share a SQLite file are processes; here the one server is called twice.
  const two = isPostgres ? await testApp({ database: one.place }) : one
  const there = isPostgres ? await two.signIn() : here
  const cookies = []
  for (const name of ['asha', 'binod', 'chitra']) cookies.push((await one.student(name)).cookie)
  const [first, second, third, last] = await Promise.all([0, 1, 2, 3].map(idOf))
  const of = (_id = '') => ({ params: { _id } })
  const { image: _, ...form } = await anEventForm({
    ...{ title: 'Robotics workshop', date },
    description: 'Two days of soldering and code.',
  })
  const copied = { ...form, title: 'Copy', date: inWeeks(date, 52) }
  const seen = { date }
  const off = { seen: { date: inWeeks(date, 3) }, reason: 'The hall is flooded' }

  const [answers, [later, single, ...presses]] = await Promise.all([
    Promise.all(
      cookies.flatMap((cookie) =>
        [second, third, last].map((eventId, at) =>
          (at % 2 ? one : two).app.inject({
            ...{ method: 'POST', url: `/event/${eventId}/registration`, payload: '' },
            headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
          }),
        ),
      ),
    ),
    Promise.allSettled([
      there(deleteEventsFollowing, of(third)),
      here(deleteEvent, of(second)),
      there(copyEvent, { ...of(second), body: copied }),
      here(copyEvent, { ...of(second), body: copied }),
      there(updateFollowingEvents, { ...of(first), body: { ...form, venue: 'Lab' } }),
      here(moveEvent, { ...of(first), body: { seen, date: inWeeks(date, 0.5), which: 'later' } }),
      there(cancelEvent, { ...of(last), body: off }),
    ]),
  ])

  const rejections = [later, single, ...presses].map(statusOf).filter((status) => status !== 200)
  expect(rejections.filter((status) => status !== 404 && status !== 409)).toEqual([])
  const events = await stored()
  const isThere = (id: string | undefined) =>
    events.some(({ _id, deletedAt }) => _id === id && !deletedAt)
  expect([isThere(third), isThere(last)]).toEqual(Array(2).fill(statusOf(later) !== 200))
  expect(isThere(second)).toBe(statusOf(single) !== 200)
  const copies = presses.slice(0, 2).filter((act) => statusOf(act) === 200)
  expect((await titles()).filter((title) => title === 'Copy')).toHaveLength(copies.length)
  const tokens = answers.flatMap(({ headers }) =>
    String(headers.location).includes('said=') ? [] : String(headers.location).split('/').slice(-1),
  )
  const people = await db.selectFrom('registrations').selectAll().execute()
  const { tokenOf } = await readLinkTokens(db)
  expect(people.map(({ _id }) => tokenOf(_id)).toSorted()).toEqual(tokens.toSorted())
  for (const seats of await db.selectFrom('eventSeats').selectAll().execute()) {
    const count = (wanted: string) =>
      people.filter(({ eventId, state }) => eventId === seats.eventId && state === wanted).length
    expect([seats.taken, seats.waiting]).toEqual([count('registered'), count('waiting')])
  }
  const mails = await db.selectFrom('mails').select(['registrationId', 'tellsOf']).execute()
  const notified = mails.map((mail) => Object.values(mail).join(' '))
  expect(new Set(notified).size).toBe(notified.length)
  const left = events.filter(({ title, deletedAt }) => title !== 'Copy' && !deletedAt)
  expect(left.filter(({ venue }) => venue !== 'Lab')).toEqual([])
})
