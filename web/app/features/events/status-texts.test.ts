import { expect, test } from 'vitest'
import { anEvent } from '#test/an-event'
import { distanceText } from './status-texts'
import { eventData, summary } from './structured-data'

const now = new Date('2026-11-21T06:00:00.000Z')

test.each([
  ['2026-11-21T03:00:00.000Z', 'today'],
  ['2026-11-22T06:00:00.000Z', 'tomorrow'],
  ['2026-12-03T06:00:00.000Z', 'in 12 days'],
  ['2026-08-21T06:00:00.000Z', '3 months ago'],
  ['2024-11-21T06:00:00.000Z', '2 years ago'],
])('%s is %s', (date, text) => {
  expect(distanceText(date, now)).toBe(text)
})

test('a summary is one line, cut between words', () => {
  const text = summary(`First line.\n\n${'word '.repeat(60)}`)

  expect(text.length).toBeLessThanOrEqual(156)
  expect(text).toMatch(/^First line\. word .*word…$/)
})

test('structured data names the place and has whole addresses', () => {
  const event = anEvent({ venue: 'Main Hall', image: '/uploads/a.webp' })

  expect(eventData(event, 'https://college.test')).toMatchObject({
    '@type': 'Event',
    url: `https://college.test/event/${event._id}`,
    image: 'https://college.test/uploads/a.webp',
    location: { name: 'Main Hall' },
  })
})
