import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { eventStats } from '../dashboard/event-stats'
import {
  chooseEvents,
  type EventFilter,
  type EventSort,
  eventFilters,
  indexEvents,
} from './choose-events'
import { todayAt } from './event-badge'

const today = todayAt(new Date('2026-11-21T06:00:00.000Z'), 'Asia/Kolkata')
const past = anEvent({
  title: 'Book fair',
  description: 'Stalls in the courtyard.',
  date: '2026-11-01T05:00:00.000Z',
  createdAt: '2026-09-03T05:00:00.000Z',
})
const ofToday = anEvent({
  title: 'Chess open',
  description: 'Boards are provided.',
  date: '2026-11-21T04:00:00.000Z',
  createdAt: '2026-09-01T05:00:00.000Z',
})
const coming = anEvent({
  title: 'Alumni meet',
  description: 'Dinner on the LAWN.',
  date: '2026-12-01T05:00:00.000Z',
  createdAt: '2026-09-02T05:00:00.000Z',
})
const all = [past, ofToday, coming]
const find = (search: string, filter: EventFilter = 'all') =>
  chooseEvents(indexEvents(all, 'date', today), { search, filter }, today)

test('orders by date and by creation are newest first, titles go by the alphabet', () => {
  const orderOf = (sort: EventSort) => indexEvents(all, sort, today).map(({ event }) => event)
  expect(orderOf('date')).toEqual([coming, ofToday, past])
  expect(orderOf('title')).toEqual([coming, past, ofToday])
  expect(orderOf('created')).toEqual([past, coming, ofToday])
})

test('a search looks at titles and descriptions and ignores case and outer spaces', () => {
  expect(find('  book ')).toEqual([past])
  expect(find('lawn')).toEqual([coming])
  expect(find('nothing like it')).toEqual([])
})

test('a search does not find across the end of a title', () => {
  expect(find('fairstalls')).toEqual([])
})

test('the next event comes first, the one that was over first comes last', () => {
  const later = anEvent({ date: '2027-02-01T05:00:00.000Z' })
  const longPast = anEvent({ date: '2026-02-01T05:00:00.000Z' })
  const ordered = indexEvents([longPast, later, past, coming, ofToday], 'next', today)
  expect(ordered.map(({ event }) => event)).toEqual([ofToday, coming, later, past, longPast])
})

test('each filter lists as many events as the dashboard counts', () => {
  const stats = eventStats(all, new Date(today.now), 'Asia/Kolkata')
  const { all: _, ...badges } = eventFilters
  for (const badge of Object.keys(badges) as (keyof typeof badges)[]) {
    expect(find('', badge)).toHaveLength(stats[badge])
  }
  expect(find('', 'today')).toEqual([ofToday])
  expect(find('', 'upcoming')).toEqual([coming])
  expect(find('', 'past')).toEqual([past])
})
