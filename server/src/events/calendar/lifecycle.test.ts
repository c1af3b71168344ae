import {
  getCalendar,
  getEvent,
  getEventsOverview,
  listComingEvents,
  listEvents,
} from 'contract/events/events'
import { daysFromNow } from 'testing/an-event.ts'
import { anEventForm } from 'testing/event-form.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { writtenAt } from '../../../test/written.ts'
import { changeRecord, insertRecord } from '../../content/records/store.ts'
import { eventKind } from './record.ts'

type Given = Partial<Awaited<ReturnType<typeof anEventForm>>>

async function aSite() {
  const app = await testApp()
  const enter = async (given: Given) => {
    const { image: _, ...form } = await anEventForm({ date: daysFromNow(10), ...given })
    const columns = { ...eventKind.toColumns(form), image: '' }
    return app.deps.changes.commit('events', (trx) =>
      insertRecord(trx, eventKind, columns, writtenAt(app.deps.now())),
    )
  }
  const change = async (_id: string, given: Given) => {
    const { image: _, ...form } = await anEventForm(given)
    await app.deps.changes.commit('events', (trx) =>
      changeRecord(trx, eventKind, _id, eventKind.toColumns(form), writtenAt(app.deps.now())),
    )
    const { date, end } = await app.visitor(getEvent, { params: { _id } })
    return [date, end]
  }
  return { ...app, enter, change }
}

test('drafts and scheduled events are nowhere public', async () => {
  const { visitor, enter, app } = await aSite()
  const hidden = [
    await enter({ title: 'Robotics draft', isDraft: 'yes' }),
    await enter({ title: 'Robotics later', publishAt: daysFromNow(1) }),
  ]
  const visible = await enter({ title: 'Robotics today', publishAt: daysFromNow(-1) })

  const ids = (events: readonly { _id: string }[]) => events.map(({ _id }) => _id)
  expect(ids(await visitor(listEvents))).toEqual([visible])
  expect(ids(await visitor(listComingEvents))).toEqual([visible])
  const overview = await visitor(getEventsOverview)
  expect([overview.counts.all, ids(overview.events)]).toEqual([1, [visible]])
  for (const _id of hidden)
    await expect(visitor(getEvent, { params: { _id } })).rejects.toMatchObject({ status: 404 })
  const result = await app.inject('/api/search?q=robotics')
  const calendar = await app.inject(getCalendar.url)
  for (const answer of [result, calendar]) {
    expect(answer.body).toContain(visible)
    for (const _id of hidden) expect(answer.body).not.toContain(_id)
  }
})

test('a cancelled or postponed event is never upcoming, latest or featured, and keeps its address', async () => {
  const { visitor, enter, app } = await aSite()
  const note = 'The hall is flooded'
  const cancelled = await enter({ state: 'cancelled', stateNote: note })
  await enter({ state: 'cancelled', date: daysFromNow(2) })
  await enter({ state: 'postponed', date: daysFromNow(-20) })
  await enter({ state: 'cancelled', date: daysFromNow(-20) })

  const { counts, featured } = await visitor(getEventsOverview)
  expect(counts).toEqual({ all: 4, latest: 0, upcoming: 0, past: 1 })
  expect(featured).toBeUndefined()
  expect(await visitor(listComingEvents)).toEqual([])
  expect(await visitor(getEvent, { params: { _id: cancelled } })).toMatchObject({
    state: 'cancelled',
    stateNote: note,
  })
  const calendar = await app.inject(getCalendar.url)
  expect(calendar.body.match(/STATUS:CANCELLED/g)).toHaveLength(3)
  expect(calendar.body.match(/STATUS:TENTATIVE/g)).toHaveLength(1)
})

test('an event of several days isn’t past before it ends, and is the latest until then', async () => {
  const { visitor, enter } = await aSite()
  const camp = await enter({ date: daysFromNow(-3), end: daysFromNow(1) })
  await enter({ date: daysFromNow(-5), end: daysFromNow(-4) })
  const { counts, featured } = await visitor(getEventsOverview)
  expect(counts).toEqual({ all: 2, latest: 1, upcoming: 0, past: 1 })
  expect(featured?._id).toBe(camp)
  expect((await visitor(listComingEvents)).map(({ _id }) => _id)).toEqual([camp])
})

test('an event moved to another date keeps its duration, and all-day events stay all-day', async () => {
  const { enter, change } = await aSite()
  const fair = await enter({ date: '2030-01-15T10:00', end: '2030-01-15T16:00' })
  expect(await change(fair, { date: '2030-02-01T09:00' })).toEqual([
    '2030-02-01T03:30:00.000Z',
    '2030-02-01T09:30:00.000Z',
  ])
  const camp = await enter({ date: '2030-01-15T10:00', end: '2030-01-17T09:00', isAllDay: 'yes' })
  // From an older form, without ends and whole days.
  expect(await change(camp, { date: '2030-02-01T10:00' })).toEqual([
    '2030-01-31T18:30:00.000Z',
    '2030-02-03T18:29:00.000Z',
  ])
  expect(await change(camp, { date: '2030-02-01T10:00', end: '', isAllDay: '' })).toEqual([
    '2030-02-01T04:30:00.000Z',
    undefined,
  ])
})
