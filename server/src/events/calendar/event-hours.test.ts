import { dayText, endAfterMove, eventHours, hasEnded, isComing } from 'contract/events/event-hours'
import { dayMilliseconds, minuteMilliseconds } from 'contract/platform/durations'
import { expect, test } from 'vitest'

const zone = 'Asia/Kolkata'
const isAllDay = 'yes'
const at = (day: number, clock: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${clock}:00+05:30`)
const eventAt = (day: number, clock: string, time?: string) => ({
  date: at(day, clock).toISOString(),
  time,
})

test.each([
  ['10:00 AM – 4:00 PM', '10:00', '16:00'],
  ['10 am - 4 pm', '10:00', '16:00'],
  ['10am to 4pm', '10:00', '16:00'],
  ['From 9.30 a.m. until 5 p.m.', '09:30', '17:00'],
  ['16:30–18:00', '16:30', '18:00'],
  ['10 – 11:30 AM', '10:00', '11:30'],
  ['10 – 1 PM', '10:00', '13:00'],
  ['10:00 AM – 12:30', '10:00', '12:30'],
  ['10 AM – noon', '10:00', '12:00'],
  ['12 PM – 1 PM', '12:00', '13:00'],
])('the hours %s are recognized', (time, from, to) => {
  expect(eventHours(eventAt(22, '10:00', time), zone)).toMatchObject({
    start: `2026-11-22T${from}`,
    end: `2026-11-22T${to}`,
  })
})

test.each([
  undefined,
  '',
  '10:00 AM',
  '8:00 AM onwards',
  'From 9:30 AM, for 24 hours',
  'All day',
  '10 – 4',
  '10:00 – 4:00',
  '24–26 November',
  '10 AM – 4 PM daily',
  '13 PM – 4 PM',
  '10:75 AM – 4 PM',
  '10 AM – 10 AM',
])('no end is derived from the time "%s"', (time) => {
  expect(eventHours(eventAt(22, '10:00', time), zone)).toMatchObject({
    start: '2026-11-22T10:00',
    end: undefined,
  })
})

test('an evening event continues after midnight', () => {
  const event = eventAt(22, '21:00', '9 PM – 2 AM')
  expect(eventHours(event, zone).end).toBe('2026-11-23T02:00')
  expect(dayText(event, at(23, '01:59'), zone)).toBe('now')
  expect(dayText(event, at(23, '02:00'), zone)).toBe('yesterday')
})

test.each([
  [eventAt(22, '16:30'), at(22, '07:00'), 'today'],
  [eventAt(22, '16:30'), at(22, '23:59'), 'today'],
  [eventAt(22, '16:30'), at(21, '23:59'), 'tomorrow'],
  [eventAt(22, '00:00'), at(21, '00:00'), 'tomorrow'],
  [eventAt(22, '23:59'), at(20, '00:00'), 'in 2 days'],
  [eventAt(22, '16:30'), at(23, '00:00'), 'yesterday'],
  [eventAt(22, '16:30'), at(25, '00:00'), '3 days ago'],
  [eventAt(22, '10:00', '10:00 AM – 4:00 PM'), at(22, '09:59'), 'today'],
  [eventAt(22, '10:00', '10:00 AM – 4:00 PM'), at(22, '10:00'), 'now'],
  [eventAt(22, '10:00', '10:00 AM – 4:00 PM'), at(22, '15:59'), 'now'],
  [eventAt(22, '10:00', '10:00 AM – 4:00 PM'), at(22, '16:00'), 'over'],
  [eventAt(22, '10:00', '10:00 AM – 4:00 PM'), at(23, '00:00'), 'yesterday'],
  // Only a day was entered; the text has the hours.
  [eventAt(22, '00:00', '10:00 AM – 4:00 PM'), at(22, '09:00'), 'today'],
])('%o is, at %s, %s', (event, now, text) => {
  expect(dayText(event, now, zone)).toBe(text)
})

test.each([
  [120, 'in 4 months'],
  [-91, '3 months ago'],
  [-570, 'last year'],
  [-730, '2 years ago'],
  [400, 'next year'],
])('an event %i days away is described in larger units', (days, text) => {
  const date = new Date(at(22, '10:00').getTime() + days * dayMilliseconds).toISOString()
  expect(dayText({ date }, at(22, '10:00'), zone)).toBe(text)
})

const endOn = (day: number, clock: string) => ({ end: at(day, clock).toISOString() })

test.each([
  ['at its end', { ...eventAt(22, '10:00', '10 AM – 4 PM'), ...endOn(24, '17:00') }, 24, '17:00'],
  ['after its hours', eventAt(22, '10:00', '10:00 AM – 4:00 PM'), 22, '16:00'],
  ['during the night', eventAt(22, '21:00', '9 PM – 2 AM'), 23, '02:00'],
  ['after its day', eventAt(22, '10:00', '10:00 AM'), 23, '00:00'],
  ['after its last day', { ...eventAt(22, '00:00'), ...endOn(24, '23:59'), isAllDay }, 25, '00:00'],
  ['after its only day', { ...eventAt(22, '00:00'), isAllDay }, 23, '00:00'],
  ['after its day, not before its start', eventAt(22, '18:00', '10 AM – 4 PM'), 23, '00:00'],
] as const)('an event has ended %s', (_, event, day, clock) => {
  const end = at(day, clock)
  const before = new Date(end.getTime() - minuteMilliseconds)
  expect([hasEnded(event, before, zone), hasEnded(event, end, zone)]).toEqual([false, true])
})

test('an event is no longer upcoming at its end, two hours after its start, or after its day', () => {
  const leaves = (event: ReturnType<typeof eventAt>) => eventHours(event, zone).listedUntil
  expect(leaves(eventAt(22, '10:00', '10:00 AM – 4:00 PM'))).toBe('2026-11-22T16:00')
  expect(leaves(eventAt(22, '10:00', '10:00 AM'))).toBe('2026-11-22T12:00')
  expect(leaves(eventAt(22, '00:00', 'All day'))).toBe('2026-11-23T00:00')
  expect(isComing(eventAt(22, '10:00'), at(22, '11:59'), zone)).toBe(true)
  expect(isComing(eventAt(22, '10:00'), at(22, '12:00'), zone)).toBe(false)
})

test('an event moved across a clock change ends at the same hour', () => {
  // Berlin puts its clocks forward on 31 March 2030: ten to five is the same length on both sides.
  const before = { date: '2030-03-28T09:00:00.000Z', end: '2030-03-28T16:00:00.000Z' }
  expect(endAfterMove(before, '2030-04-04T08:00:00.000Z', 'Europe/Berlin')).toBe(
    '2030-04-04T15:00:00.000Z',
  )
  // Three days, over the change itself.
  const camp = { date: '2030-03-22T09:00:00.000Z', end: '2030-03-24T16:00:00.000Z' }
  expect(endAfterMove(camp, '2030-03-30T09:00:00.000Z', 'Europe/Berlin')).toBe(
    '2030-04-01T15:00:00.000Z',
  )
  const overIt = { date: '2030-03-30T09:00:00.000Z', end: '2030-04-01T15:00:00.000Z' }
  expect(endAfterMove(overIt, '2030-04-10T08:00:00.000Z', 'Europe/Berlin')).toBe(
    '2030-04-12T15:00:00.000Z',
  )
})
