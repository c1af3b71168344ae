import { createEvent } from 'contract/events'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

test('a calendar says when an event ends if the event does', async () => {
  const { app, signIn } = await testApp()
  const admin = await signIn()
  const date = '2030-01-15T10:00'
  await admin(createEvent, {
    body: await anEventForm({ title: 'Fair', date, time: '10:00 AM – 4:00 PM' }),
  })
  await admin(createEvent, { body: await anEventForm({ title: 'Talk', date, time: '10:00 AM' }) })

  const { body } = await app.inject('/events.ics')

  const [fair, talk] = body
    .split('BEGIN:VEVENT')
    .slice(1)
    .toSorted((a) => (a.includes('SUMMARY:Fair') ? -1 : 1))
  expect(fair).toContain('DTSTART:20300115T043000Z')
  expect(fair).toContain('DTEND:20300115T103000Z')
  expect(talk).toContain('DTSTART:20300115T043000Z')
  expect(talk).not.toContain('DTEND')
})
