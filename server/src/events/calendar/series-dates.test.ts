import { maxInSeries, seriesDates } from 'contract/events/event-series'
import { localTime, toInstant } from 'contract/platform/zoned-time'
import { expect, test } from 'vitest'

const days = (...plan: Parameters<typeof seriesDates>) =>
  seriesDates(...plan).map((wall) => wall.slice(0, 10))

test('weekly events keep their weekday, and monthly ones their weekday of the month', () => {
  expect(days('2030-01-15T10:00', { every: 'week', count: 4 })).toEqual([
    '2030-01-15',
    '2030-01-22',
    '2030-01-29',
    '2030-02-05',
  ])
  // The third Tuesdays.
  expect(days('2030-01-15T10:00', { every: 'month', count: 4 })).toEqual([
    '2030-01-15',
    '2030-02-19',
    '2030-03-19',
    '2030-04-16',
  ])
})

test('for a fifth weekday, every month uses its last one, and no month is skipped', () => {
  // The fifth Tuesday, over the end of a year and a February.
  expect(days('2029-10-30T10:00', { every: 'month', count: 6 })).toEqual([
    '2029-10-30',
    '2029-11-27',
    '2029-12-25',
    '2030-01-29',
    '2030-02-26',
    '2030-03-26',
  ])
})

test('a leap day is a day like any other', () => {
  expect(days('2028-02-22T10:00', { every: 'week', count: 3 })).toEqual([
    '2028-02-22',
    '2028-02-29',
    '2028-03-07',
  ])
  // The fifth Tuesday of a February.
  expect(days('2028-02-29T10:00', { every: 'month', count: 3 })).toEqual([
    '2028-02-29',
    '2028-03-28',
    '2028-04-25',
  ])
})

test('the last day is included, and no more dates than the limit are calculated', () => {
  const weekly = { every: 'week' } as const
  expect(days('2030-01-15T10:00', { ...weekly, until: '2030-01-29' })).toHaveLength(3)
  expect(days('2030-01-15T10:00', { ...weekly, until: '2030-01-28' })).toHaveLength(2)
  expect(days('2030-01-15T10:00', { ...weekly, until: '2030-01-14' })).toEqual([])
  expect(days('2030-01-15T10:00', { ...weekly, until: '2999-01-01' })).toHaveLength(maxInSeries + 1)
})

test.each([
  'week',
  'month',
] as const)('every %s is at the same hour, in summer and winter', (every) => {
  const zone = 'Europe/Berlin'
  const instants = seriesDates('2026-01-06T18:30', { every, count: 40 }).map((wall) =>
    toInstant(wall, zone),
  )
  expect(new Set(instants.map((instant) => localTime(instant, zone).slice(11)))).toEqual(
    new Set(['18:30']),
  )
  expect(new Set(instants.map((instant) => instant.slice(11, 16))).size).toBe(2)
})
