import { listEventsOfMonth } from 'contract/events/event-months'
import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { rejectionOf } from '../../../test/rejection-of.ts'
import { testApp } from '../../../test/test-app.ts'
import { collegeDay } from '../../platform/college-day.ts'

test('a month lists events that start, continue or end in it, and links to the nearest months with events', async () => {
  const { changes, deps, visitor } = await testApp()
  const add = (title: string, date: string, more: object = {}) =>
    changes.commit('events', (trx) => {
      const text = { title, description: 'Something happens here.', image: '', date }
      return enterEvent(trx, { ...text, ...more }, deps.now())
    })
  const read = (month: string) => visitor(listEventsOfMonth, { params: { month } })
  const titles = async (month: string) => (await read(month)).events.map(({ title }) => title)
  const now = collegeDay(deps.now()).slice(0, '2026-11'.length)
  expect(await read(now)).toEqual({ events: [] })

  await add('First', '2031-03-31T23:30')
  await add('Camp', '2031-05-30T10:00', { end: '2031-06-02T16:00' })
  // The college's zone is ahead of UTC.
  await add('Midnight', '2031-07-31T18:30:00.000Z')
  await add('Draft', '2032-01-01T10:00', { isDraft: 'yes' })

  expect(await titles('2031-03')).toEqual(['First'])
  expect(await titles('2031-05')).toEqual(['Camp'])
  expect(await titles('2031-06')).toEqual(['Camp'])
  expect(await titles('2031-08')).toEqual(['Midnight'])
  expect(await read('2031-07')).toEqual({ events: [], previous: '2031-05', next: '2031-08' })
  expect(await read('2031-03')).toMatchObject({ next: '2031-05' })
  expect(await read('2031-03')).not.toHaveProperty('previous')
  for (const month of ['2031-02', '2031-09', '2032-01', '2031-13', '2031-3', 'x', '0031-03'])
    expect([month, await rejectionOf(read(month))]).toMatchObject([month, { status: 404 }])
  expect(await titles(now)).toEqual([])
})

test('a month filtered by department exists like the whole month, and links to the nearest with its events', async () => {
  const { changes, deps, visitor } = await testApp()
  const add = (title: string, date: string, department?: string) =>
    changes.commit('events', (trx) => {
      const text = { title, description: 'Something happens here.', image: '', date }
      return enterEvent(trx, { ...text, ...(department && { department }) }, deps.now())
    })
  const read = (month: string, department: string) =>
    visitor(listEventsOfMonth, { params: { month }, query: { department } })
  await add('Fair', '2031-03-10T10:00')
  await add('Code', '2031-04-10T10:00', 'B.C.A.')
  await add('Play', '2031-05-10T10:00', 'B.A.')
  await add('Bugs', '2031-07-10T10:00', 'B.C.A.')

  const april = await read('2031-04', 'bca')
  expect(april).toMatchObject({ events: [{ title: 'Code' }], next: '2031-07' })
  expect(await read('2031-05', 'bca')).toEqual({
    events: [],
    previous: '2031-04',
    next: '2031-07',
  })
  expect(await read('2031-03', 'bca')).toEqual({ events: [], next: '2031-04' })
  for (const [month, department] of [
    ['2031-02', 'bca'],
    ['2031-04', 'nothing'],
  ] as const)
    expect(await rejectionOf(read(month, department))).toMatchObject({ status: 404 })
})
