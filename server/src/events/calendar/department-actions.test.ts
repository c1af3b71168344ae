import {
  cancelEvent,
  copyEvent,
  deleteEventsFollowing,
  getActionImpact,
  moveEvent,
  postponeEvent,
  repeatEvent,
  resumeEvent,
  updateFollowingEvents,
} from 'contract/events/event-lifecycle'
import { createEvent } from 'contract/events/events'
import { daysFromNow } from 'testing/an-event.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { aCollege, notTheirs } from '../../../test/a-college-of-departments.ts'

const reason = 'The hall is flooded'

test('a department’s editor can’t act on another department’s events, or on a series that has some', async () => {
  const { owner, other, db } = await aCollege()
  const enter = async (title: string, department: string) => {
    const body = await anEventForm({ title, department, date: daysFromNow(9) })
    return (await owner(createEvent, { body }))._id ?? ''
  }
  const stored = () => db.selectFrom('events').selectAll().orderBy('date').orderBy('_id').execute()
  const theirs = await enter('Theirs', 'B.B.A.')
  const ours = await enter('Ours', 'B.C.A.')
  // Without permission, people don't learn that the event has changed either.
  const seen = { date: daysFromNow(8) }
  const date = daysFromNow(30)
  const form = await anEventForm({ title: 'Taken', department: 'B.C.A.' })
  const { image: _, ...words } = form
  const params = { _id: theirs }
  const all = [
    () => other(moveEvent, { params, body: { seen, date } }),
    () => other(cancelEvent, { params, body: { seen, reason } }),
    () => other(postponeEvent, { params, body: { seen, reason } }),
    () => other(resumeEvent, { params, body: { seen } }),
    () => other(repeatEvent, { params, body: { seen, every: 'week', count: 3 } }),
    () => other(getActionImpact, { params, query: { act: 'move' } }),
    () => other(copyEvent, { params, body: form }),
    () => other(updateFollowingEvents, { params, body: words }),
    () => other(deleteEventsFollowing, { params }),
  ]
  const before = await stored()
  for (const act of all) await expect(act(), String(act)).rejects.toMatchObject(notTheirs)
  expect(await stored()).toEqual(before)

  const [own] = before.filter(({ _id }) => _id === ours)
  const first = { params: { _id: ours } }
  await other(repeatEvent, {
    ...first,
    body: { seen: { date: own?.date ?? '' }, every: 'week', count: 3 },
  })
  const [, , last] = (await stored()).filter(({ title }) => title === 'Ours')
  await db
    .updateTable('events')
    .set({ department: 'B.B.A.' })
    .where('_id', '=', last?._id ?? '')
    .execute()
  const mixed = await stored()
  const now = { date: own?.date ?? '' }
  const later = [
    () => other(moveEvent, { ...first, body: { seen: now, date, which: 'later' } }),
    () => other(cancelEvent, { ...first, body: { seen: now, reason, which: 'later' } }),
    () => other(updateFollowingEvents, { ...first, body: { ...words, venue: 'Lab' } }),
    () => other(deleteEventsFollowing, first),
  ]
  for (const act of later) await expect(act(), String(act)).rejects.toMatchObject(notTheirs)
  expect(await stored()).toEqual(mixed)
})
