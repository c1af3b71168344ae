import { expect, test } from 'vitest'
import { eventsByMonth } from './events-by-month'

const now = new Date('2026-11-21T06:00:00.000Z')
const figuresOf = (...dates: string[]) =>
  eventsByMonth(
    dates.map((date) => ({ date })),
    now,
    'Asia/Kolkata',
  )

test('the chart covers a year ago to three months ahead, and marks the current month', () => {
  const figures = figuresOf()
  expect(figures).toHaveLength(16)
  expect(figures[0]).toEqual({ month: '2025-11', count: 0, when: 'past' })
  expect(figures[12]).toEqual({ month: '2026-11', count: 0, when: 'current' })
  expect(figures[15]).toEqual({ month: '2027-02', count: 0, when: 'coming' })
})

test('a month starts at midnight in the college’s time zone, and events outside the chart aren’t counted', () => {
  const counted = figuresOf(
    '2025-10-31T18:29:59.999Z',
    '2025-10-31T18:30:00.000Z',
    '2026-11-30T18:29:59.999Z',
    '2026-11-30T18:30:00.000Z',
    '2026-11-05T05:00:00.000Z',
    '2027-02-28T18:30:00.000Z',
  )
    .filter(({ count }) => count > 0)
    .map(({ month, count }) => [month, count])
  expect(counted).toEqual([
    ['2025-11', 1],
    ['2026-11', 2],
    ['2026-12', 1],
  ])
})

test('the current month is the college’s, even if it is still the previous one in UTC', () => {
  const figures = eventsByMonth([], new Date('2026-12-31T19:00:00.000Z'), 'Asia/Kolkata')
  expect(figures.find(({ when }) => when === 'current')?.month).toBe('2027-01')
})
