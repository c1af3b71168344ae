import { eventBadge, todayAt } from 'contract/events/event-badge'
import type { WithStatus } from 'contract/events/event-status'
import { expect, test } from 'vitest'

const zone = 'Asia/Kolkata'
const badgeOf = (event: WithStatus, now: string) => eventBadge(event, todayAt(new Date(now), zone))
const badgeAt = (date: string, now: string) => badgeOf({ date }, now)

test('an event on today’s date in the college’s time zone is today, before and after its time', () => {
  expect(badgeAt('2026-11-21T04:30:00.000Z', '2026-11-21T03:00:00.000Z')).toBe('today')
  expect(badgeAt('2026-11-21T04:30:00.000Z', '2026-11-21T12:00:00.000Z')).toBe('today')
})

test('the day starts and ends at midnight in the college’s time zone, not in UTC', () => {
  const now = '2026-11-21T06:00:00.000Z'
  expect(badgeAt('2026-11-20T18:29:59.999Z', now)).toBe('past')
  expect(badgeAt('2026-11-20T18:30:00.000Z', now)).toBe('today')
  expect(badgeAt('2026-11-21T18:29:59.999Z', now)).toBe('today')
  expect(badgeAt('2026-11-21T18:30:00.000Z', now)).toBe('upcoming')
})

test('an event of several days is today until it ends, and then past', () => {
  const camp = { date: '2026-11-19T04:30:00.000Z', end: '2026-11-21T10:00:00.000Z' }
  expect(badgeOf(camp, '2026-11-20T06:00:00.000Z')).toBe('today')
  expect(badgeOf(camp, '2026-11-21T09:59:00.000Z')).toBe('today')
  expect(badgeOf(camp, '2026-11-21T10:00:00.000Z')).toBe('past')
  expect(badgeOf(camp, '2026-11-18T06:00:00.000Z')).toBe('upcoming')
})

test('a cancelled event is past after its day, and a postponed one neither today nor past', () => {
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
