import { formatEventDates } from 'contract/events/event-when'
import { writtenDate } from 'contract/platform/hindi-dates'
import { expect, test } from 'vitest'
import { formatCalendarDay, monthNames } from '../../format-date'

const { days, weekDays, hours, whole } = formatEventDates({
  locale: 'en-US',
  timeZone: 'Asia/Kolkata',
})
const event = { date: '2030-01-15T04:30:00.000Z', end: '2030-01-17T10:30:00.000Z' }
const oneDay = { date: '2030-01-15T04:30:00.000Z', end: '2030-01-15T10:30:00.000Z' }
const newYear = { date: '2030-12-30T04:30:00.000Z', end: '2031-01-02T10:30:00.000Z' }

test('dates are written day first, with names of our own and Latin digits', () => {
  expect(writtenDate(formatCalendarDay('2026-11-21'))).toBe('21 नवंबर 2026')
  expect(writtenDate(weekDays(oneDay))).toBe('मंगलवार, 15 जनवरी 2030')
  expect(writtenDate(days(event))).toBe('15–17 जनवरी 2030')
  expect(writtenDate(days(newYear))).toBe('30 दिसंबर 2030 – 2 जनवरी 2031')
  expect(writtenDate('Mon, May 4')).toBe('सोम, 4 मई')
  expect(writtenDate('March 2029')).toBe('मार्च 2029')
})

test('hours have a part of the day', () => {
  expect(writtenDate(hours(oneDay))).toBe('सुबह 10:00 – शाम 4:00')
  expect(writtenDate(whole(oneDay))).toBe('मंगलवार, 15 जनवरी 2030, सुबह 10:00 – शाम 4:00')
  expect(writtenDate('Monday, November 30, 2026 at 9:58 AM')).toBe('सोमवार, 30 नवंबर 2026, सुबह 9:58')
  expect(writtenDate('9:30 AM – 11:30 AM')).toBe('सुबह 9:30 – 11:30')
  expect(writtenDate('1:00 AM – 10:00 PM')).toBe('रात 1:00 – रात 10:00')
  expect(writtenDate('12:30 PM')).toBe('दोपहर 12:30')
  expect(writtenDate('12:05 AM')).toBe('रात 12:05')
  expect(writtenDate('8 PM')).toBe('रात 8:00')
})

test('each month and each day of the week has a name', () => {
  for (const name of monthNames()) expect(writtenDate(name)).toMatch(/^\p{Script=Devanagari}+$/u)
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(writtenDate(day)).toMatch(/^\p{Script=Devanagari}+$/u)
})

test('a text with other words isn’t a date', () => {
  expect(writtenDate('Sports Day, May 4')).toBeUndefined()
  expect(writtenDate('Open until May 4')).toBeUndefined()
  expect(writtenDate('2026')).toBeUndefined()
})
