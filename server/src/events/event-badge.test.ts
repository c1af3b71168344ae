import { eventBadge, todayAt } from 'contract/event-badge'
import { expect, test } from 'vitest'

const zone = 'Asia/Kolkata'
const badgeAt = (date: string, now: string) => eventBadge(date, todayAt(new Date(now), zone))

test('an event on the same calendar day of the college is of today, before and after its hour', () => {
  expect(badgeAt('2026-11-21T04:30:00.000Z', '2026-11-21T03:00:00.000Z')).toBe('today')
  expect(badgeAt('2026-11-21T04:30:00.000Z', '2026-11-21T12:00:00.000Z')).toBe('today')
})

test('the day begins and ends at midnight of the college, not of Greenwich', () => {
  const now = '2026-11-21T06:00:00.000Z'
  expect(badgeAt('2026-11-20T18:29:59.999Z', now)).toBe('past')
  expect(badgeAt('2026-11-20T18:30:00.000Z', now)).toBe('today')
  expect(badgeAt('2026-11-21T18:29:59.999Z', now)).toBe('today')
  expect(badgeAt('2026-11-21T18:30:00.000Z', now)).toBe('upcoming')
})

test('a day of 25 hours is today as a whole', () => {
  const today = todayAt(new Date('2026-11-01T16:00:00.000Z'), 'America/New_York')
  expect(today).toMatchObject({
    start: '2026-11-01T04:00:00.000Z',
    end: '2026-11-02T05:00:00.000Z',
  })
})
