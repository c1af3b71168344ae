import { college } from 'testing/a-college.ts'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { eventData } from './event-data'

test('structured data names the venue and has full URLs', () => {
  const event = anEvent({ venue: 'Main Hall', image: '/uploads/a.webp' })

  expect(eventData(event, { publicUrl: 'https://college.test', college })).toMatchObject({
    '@type': 'Event',
    url: `https://college.test/event/${event._id}`,
    image: 'https://college.test/uploads/a.webp',
    location: { name: 'Main Hall' },
  })
})

const site = { publicUrl: 'https://college.test', college }
const schema = (name: string) => `https://schema.org/${name}`

test('an event with only a date has no other properties', () => {
  const data = eventData(anEvent(), site)
  expect(Object.keys(data)).toEqual(
    '@type name description startDate url image location organizer'.split(' '),
  )
  expect(data.organizer).not.toHaveProperty('contactPoint')
})

test('all-day events use dates, and hours have an end', () => {
  const date = '2030-01-14T18:30:00.000Z'
  const end = '2030-01-17T18:29:00.000Z'
  const days = (details: object) => {
    const { startDate, endDate } = eventData(anEvent({ date, ...details }), site)
    return [startDate, endDate]
  }
  expect(days({ end })).toEqual([date, end])
  expect(days({ end, isAllDay: 'yes' })).toEqual(['2030-01-15', '2030-01-17'])
  expect(days({ isAllDay: 'yes' })).toEqual(['2030-01-15', '2030-01-15'])
})

test.each([
  [{ state: 'cancelled' as const }, schema('EventCancelled')],
  [
    { state: 'postponed' as const, previousDate: '2030-01-01T04:30:00.000Z' },
    schema('EventPostponed'),
  ],
  [{ previousDate: '2030-01-01T04:30:00.000Z' }, schema('EventRescheduled')],
  [{ previousVenue: 'Hall', onlineLink: 'https://meet.example/a' }, schema('EventMovedOnline')],
  [
    {
      previousDate: '2030-01-01T04:30:00.000Z',
      previousVenue: 'Hall',
      onlineLink: 'https://meet.example/a',
    },
    [schema('EventRescheduled'), schema('EventMovedOnline')],
  ],
  [{ previousVenue: 'Hall', venue: 'Lawn' }, undefined],
])('structured data describes %o as %o', (details, status) => {
  expect(eventData(anEvent(details), site).eventStatus).toEqual(status)
})

test('a moved event names its previous date, and a postponed one doesn’t', () => {
  const previousDate = '2030-01-01T04:30:00.000Z'
  expect(eventData(anEvent({ previousDate }), site).previousStartDate).toBe(previousDate)
  const postponed = eventData(anEvent({ previousDate, state: 'postponed' }), site)
  expect(postponed).not.toHaveProperty('previousStartDate')
})

test('an online event has its link, and its hall if it has one', () => {
  const onlineLink = 'https://meet.example/a'
  const virtual = { '@type': 'VirtualLocation', url: onlineLink }
  expect(eventData(anEvent({ onlineLink }), site)).toMatchObject({
    eventAttendanceMode: schema('OnlineEventAttendanceMode'),
    location: virtual,
  })
  expect(eventData(anEvent({ onlineLink, venue: 'Hall' }), site)).toMatchObject({
    eventAttendanceMode: schema('MixedEventAttendanceMode'),
    location: [{ name: 'Hall' }, virtual],
  })
})

test('the organiser has contact details', () => {
  const contact = { contactName: 'Dr. Kavita Rawat', contactPhone: '+91 120 456' }
  expect(eventData(anEvent(contact), site).organizer).toMatchObject({
    contactPoint: { name: 'Dr. Kavita Rawat', telephone: '+91 120 456' },
  })
})
