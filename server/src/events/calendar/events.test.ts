import {
  createEvent,
  deleteEvent,
  getEvent,
  getEventsOverview,
  listEvents,
  updateEvent,
} from 'contract/events/events'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

test('an event that an administrator creates is visible to visitors', async () => {
  const { signIn, visitor } = await testApp()
  const admin = await signIn()

  const answer = await admin(createEvent, {
    body: await anEventForm({ title: '  Sports Day ', venue: 'Field' }),
  })
  const events = await visitor(listEvents)

  expect(answer).toEqual({
    message: 'Event created successfully! 🎉',
    _id: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(events).toMatchObject([
    { title: 'Sports Day', venue: 'Field', date: '2030-01-15T04:30:00.000Z' },
  ])
  expect(events[0]).not.toHaveProperty('time')
  await expect(visitor(getEvent, { params: { _id: events[0]?._id ?? '' } })).resolves.toEqual(
    events[0],
  )
})
test('a change appears at once and increases the sequence', async () => {
  const { signIn, visitor, db } = await testApp()
  const admin = await signIn()
  await admin(createEvent, { body: await anEventForm() })
  const [before] = await visitor(listEvents)
  const eventId = before?._id ?? ''
  const { image: _, ...form } = await anEventForm({ title: 'Sports Week' })
  await admin(updateEvent, { params: { _id: eventId }, body: form })
  expect(await visitor(listEvents)).toMatchObject([{ title: 'Sports Week', image: before?.image }])
  expect(await db.selectFrom('events').select('sequence').execute()).toEqual([{ sequence: 1 }])
  await admin(deleteEvent, { params: { _id: eventId } })
  expect(await visitor(listEvents)).toEqual([])
  expect(await visitor(getEventsOverview)).toMatchObject({ counts: { all: 0 }, events: [] })
})
