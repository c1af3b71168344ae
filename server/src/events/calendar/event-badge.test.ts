import { eventBadge, todayAt } from 'contract/events/event-badge'
import type { WithStatus } from 'contract/events/event-status'
import { expect, test } from 'vitest'

const zone = 'Asia/Kolkata'
const badgeOf = (event: WithStatus, now: string) => eventBadge(event, todayAt(new Date(now), zone))
const badgeAt = (date: string, now: string) => badgeOf({ date }, now)

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

test('what lasts is of today until it ends, and past from then on', () => {
  const camp = { date: '2026-11-19T04:30:00.000Z', end: '2026-11-21T10:00:00.000Z' }
  expect(badgeOf(camp, '2026-11-20T06:00:00.000Z')).toBe('today')
  expect(badgeOf(camp, '2026-11-21T09:59:00.000Z')).toBe('today')
  expect(badgeOf(camp, '2026-11-21T10:00:00.000Z')).toBe('past')
  expect(badgeOf(camp, '2026-11-18T06:00:00.000Z')).toBe('upcoming')
})

test('what is cancelled is past when its day is, and nothing before; what is postponed is neither', () => {
  const now = '2026-11-21T06:00:00.000Z'
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => `${day}T05:00:00.000Z`)
  const badgesOf = (state: 'cancelled' | 'postponed') =>
    days.map((date) => badgeOf({ date, state }, now))
  expect(badgesOf('cancelled')).toEqual(['past', undefined, undefined])
  expect(badgesOf('postponed')).toEqual([undefined, undefined, undefined])
})

test('a day of 25 hours is today as a whole', () => {
  const today = todayAt(new Date('2026-11-01T16:00:00.000Z'), 'America/New_York')
  expect(today).toMatchObject({
    start: '2026-11-01T04:00:00.000Z',
    end: '2026-11-02T05:00:00.000Z',
  })
})
