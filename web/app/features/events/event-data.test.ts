import { college } from 'testing/a-college.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { eventData } from './event-data'

test('structured data names the place and has whole addresses', () => {
  const event = anEvent({ venue: 'Main Hall', image: '/uploads/a.webp' })

  expect(eventData(event, { publicUrl: 'https://college.test', college })).toMatchObject({
    '@type': 'Event',
    url: `https://college.test/event/${event._id}`,
    image: 'https://college.test/uploads/a.webp',
    location: { name: 'Main Hall' },
  })
})
