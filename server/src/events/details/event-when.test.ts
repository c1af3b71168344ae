import { formatEventDates } from 'contract/events/event-when'
import { expect, test } from 'vitest'

const words = formatEventDates({ locale: 'en-US', timeZone: 'Asia/Kolkata' })
const date = '2030-01-15T04:30:00.000Z'
const oneDay = 'Tuesday, January 15, 2030'
const threeDays = 'January 15 – 17, 2030'

test.each([
  [{ date }, 'Jan 15, 2030', '10:00 AM', `${oneDay}, 10:00 AM`],
  [{ date, time: '10 AM onwards' }, 'Jan 15, 2030', '10 AM onwards', `${oneDay}, 10 AM onwards`],
  [
    { date, end: '2030-01-15T10:30:00.000Z' },
    'Jan 15, 2030',
    '10:00 AM – 4:00 PM',
    `${oneDay}, 10:00 AM – 4:00 PM`,
  ],
  // A night belongs to the day on which it begins.
  [
    { date: '2030-01-15T13:30:00.000Z', end: '2030-01-15T20:30:00.000Z' },
    'Jan 15, 2030',
    '7:00 PM – 2:00 AM',
    `${oneDay}, 7:00 PM – 2:00 AM`,
  ],
  [
    { date, end: '2030-01-17T10:30:00.000Z' },
    'Jan 15 – 17, 2030',
    'Begins 10:00 AM, ends 4:00 PM',
    `${oneDay}, 10:00 AM – Thursday, January 17, 2030, 4:00 PM`,
  ],
  [
    { date, end: '2030-01-17T10:30:00.000Z', time: '10 AM – 4 PM daily' },
    'Jan 15 – 17, 2030',
    '10 AM – 4 PM daily',
    `${threeDays}, 10 AM – 4 PM daily`,
  ],
  [
    { date: '2030-01-14T18:30:00.000Z', isAllDay: 'yes' as const },
    'Jan 15, 2030',
    'All day',
    oneDay,
  ],
  [
    {
      date: '2030-01-14T18:30:00.000Z',
      end: '2030-01-17T18:29:00.000Z',
      isAllDay: 'yes' as const,
    },
    'Jan 15 – 17, 2030',
    'All day',
    threeDays,
  ],
  // An invalid end is ignored.
  [{ date, end: '2030-01-14T04:30:00.000Z' }, 'Jan 15, 2030', '10:00 AM', `${oneDay}, 10:00 AM`],
])('%o is on %s, %s: %s', (event, days, hours, full) => {
  expect([words.days(event), words.hours(event), words.whole(event)]).toEqual([days, hours, full])
})

test('the order of day and month follows the language', () => {
  const british = formatEventDates({ locale: 'en-GB', timeZone: 'Asia/Kolkata' })
  expect(british.longDays({ date })).toBe('15 January 2030')
})

test('for several days, the first has the start time and the last the end time', () => {
  const camp = { date, end: '2030-01-17T10:30:00.000Z' }
  const days = ['2030-01-15', '2030-01-16', '2030-01-17']
  const hoursOf = (event: object) => days.map((day) => words.hoursOn({ ...camp, ...event }, day))
  expect(hoursOf({})).toEqual(['From 10:00 AM', 'All day', 'Until 4:00 PM'])
  expect(hoursOf({ time: '10 AM daily' })).toEqual(Array(3).fill('10 AM daily'))
  expect(words.hoursOn({ date, end: '2030-01-15T10:30:00.000Z' }, '2030-01-15')).toBe(
    '10:00 AM – 4:00 PM',
  )
})
