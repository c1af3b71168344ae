import { college } from 'testing/a-college.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { eventData, summary } from './event-data'

test('a summary is one line, cut between words', () => {
  const text = summary(`First line.\n\n${'word '.repeat(60)}`)

  expect(text.length).toBeLessThanOrEqual(156)
  expect(text).toMatch(/^First line\. word .*word…$/)
})

test('structured data names the place and has whole addresses', () => {
  const event = anEvent({ venue: 'Main Hall', image: '/uploads/a.webp' })

  expect(eventData(event, { publicUrl: 'https://college.test', college })).toMatchObject({
    '@type': 'Event',
    url: `https://college.test/event/${event._id}`,
    image: 'https://college.test/uploads/a.webp',
    location: { name: 'Main Hall' },
  })
})
