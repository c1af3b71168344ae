import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { eventStats } from './event-stats'

test('upcoming, past and today add up to the total', () => {
  const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2020-01-01']
  const events = dates.map((day) => anEvent({ date: `${day}T05:00:00.000Z` }))

  const stats = eventStats(events, new Date('2026-11-21T06:00:00.000Z'), 'Asia/Kolkata')

  expect(stats).toEqual({ total: 5, upcoming: 2, past: 2, today: 1, off: 0 })
})

test('a cancelled or postponed event is neither today nor upcoming, and a cancelled one is past after its day', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22']
  const events = days.flatMap((day) =>
    (['cancelled', 'postponed'] as const).map((state) =>
      anEvent({ date: `${day}T05:00:00.000Z`, state }),
    ),
  )

  const stats = eventStats(events, new Date('2026-11-21T06:00:00.000Z'), 'Asia/Kolkata')

  expect(stats).toEqual({ total: 6, upcoming: 0, past: 1, today: 0, off: 5 })
})

test('a college without events has zero counts', () => {
  const stats = eventStats([], new Date(), 'Asia/Kolkata')
  expect(stats).toEqual({ total: 0, upcoming: 0, past: 0, today: 0, off: 0 })
})
