import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { calendarOffers } from './calendar-offers'

const site = 'https://college.test'

/** Query parameters of the calendars' links. */
function requested(...given: Parameters<typeof anEvent>) {
  const event = anEvent(...given)
  const [google, outlook, apple] = calendarOffers(event, site).map(
    ({ href }) => new URL(href, site),
  )
  return {
    event,
    google: Object.fromEntries(google?.searchParams ?? []),
    outlook: Object.fromEntries(outlook?.searchParams ?? []),
    outlookAddress: outlook?.href,
    apple: apple?.href,
  }
}

test('calendars get an event’s texts, times and page', () => {
  const { event, google, outlook, outlookAddress, apple } = requested({
    title: 'Q&A + tea = “fun” #1 हिन्दी',
    description: 'One\nTwo',
    date: '2031-01-05T04:30:00.000Z',
    end: '2031-01-05T06:00:00.000Z',
    venue: 'Hall 2',
  })

  expect(google).toMatchObject({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20310105T043000Z/20310105T060000Z',
    details: `One\nTwo\n\n${site}/event/${event._id}`,
    location: 'Hall 2',
  })
  expect(outlook).toMatchObject({
    subject: event.title,
    startdt: '2031-01-05T04:30:00.000Z',
    enddt: '2031-01-05T06:00:00.000Z',
    allday: 'false',
    location: 'Hall 2',
  })
  expect(outlookAddress).not.toContain('+')
  expect(apple).toBe(`${site}/event/${event._id}.ics`)
})

test('all-day events use dates, ending with the day after the last', () => {
  const { google, outlook } = requested({
    // From midnight to the last minute of the next day, in the college.
    date: '2031-01-04T18:30:00.000Z',
    end: '2031-01-06T18:29:00.000Z',
    isAllDay: 'yes',
  })
  expect(google.dates).toBe('20310105/20310107')
  expect(outlook).toMatchObject({ startdt: '2031-01-05', enddt: '2031-01-07', allday: 'true' })
})

test('an event without an end has none, hours as text are used, and long texts are cut', () => {
  const date = '2031-01-05T04:30:00.000Z'
  expect(requested({ date }).google.dates).toBe('20310105T043000Z/20310105T043000Z')
  const inWords = requested({ date, time: '10:00 AM – 4:00 PM', description: 'a'.repeat(9000) })
  expect(inWords.google.dates).toBe('20310105T043000Z/20310105T103000Z')
  expect(inWords.outlookAddress?.length).toBeLessThan(2000)
})
