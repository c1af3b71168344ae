import { expect, test } from 'vitest'
import { anEvent } from '#test/an-event'
import { chooseEvents, type EventFilter, indexEvents } from './choose-events'
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
  chooseEvents(indexEvents(all, 'date'), { search, filter }, today)

test('orders by date and by creation are newest first, titles go by the alphabet', () => {
  const orderOf = (sort: 'date' | 'title' | 'created') =>
    indexEvents(all, sort).map(({ event }) => event)
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

test('an event of today is listed among the upcoming ones', () => {
  expect(find('', 'upcoming')).toEqual([coming, ofToday])
  expect(find('', 'past')).toEqual([past])
})
