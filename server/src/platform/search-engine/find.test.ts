import type { EventUpdateForm } from 'contract/events/events'
import { minuteMilliseconds } from 'contract/platform/durations'
import { type SearchResults, searchSite } from 'contract/search/search'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { enterEvent } from '../../../test/enter-event.ts'
import { testApp } from '../../../test/test-app.ts'
import { writtenAt } from '../../../test/written.ts'
import { changeRecord } from '../../content/records/store.ts'
import { eventKind } from '../../events/calendar/record.ts'

const pathsIn = ({ groups }: SearchResults) =>
  groups.flatMap(({ found }) => found.map(({ path }) => path))

const levelOf = (place: number) => place % 3

/** Enough on one day that numbers don't tell their order, and several on each other day. */
const dayOf = (place: number) => (place % 2 === 0 ? 85 : (place * 11) % 90)

/** Too many for the search to consider all of them. */
const events = Array.from({ length: 630 }, (_, index) => ({
  place: index,
  ...anEvent({
    title: levelOf(index) === 2 ? `Zebra ${index}` : `Talk ${index}`,
    description: levelOf(index) === 1 ? 'Of the zebra' : 'Of zebrafish',
    date: new Date(Date.UTC(2026, 0, 1 + dayOf(index), 9)).toISOString(),
  }),
}))

test('of hundreds of results, each page has the best matches, then the latest, then by address', async () => {
  const app = await testApp()
  const entered = await app.changes.commit('events', async (trx) => {
    const all: { path: string; level: number; date: string }[] = []
    for (const { place, ...event } of events) {
      const id = await enterEvent(trx, event, new Date())
      all.push({ path: `/event/${id}`, level: levelOf(place), date: event.date })
    }
    return all
  })
  const inOrder = entered
    .toSorted(
      (one, other) =>
        other.level - one.level ||
        (one.date === other.date ? 0 : one.date < other.date ? 1 : -1) ||
        (one.path < other.path ? -1 : 1),
    )
    .map(({ path }) => path)

  // Reindexed entries get the last numbers.
  await app.changes.commit('events', async () => undefined)

  for (const page of [1, 11, 22, 32]) {
    const result = await app.visitor(searchSite, {
      query: { q: 'zebra', kind: 'event', page: `${page}` },
    })
    expect([page, result.groups[0]?.total]).toEqual([page, 630])
    expect(pathsIn(result)).toEqual(inOrder.slice((page - 1) * 20, page * 20))
  }
  const all = await app.visitor(searchSite, { query: { q: 'zebra' } })
  expect(pathsIn(all)).toEqual(inOrder.slice(0, 5))
})

test('an event is found and counted from its time on, not as a draft, and not before a postponed time', async () => {
  const app = await testApp()
  const inMinutes = (minutes: number) =>
    new Date(app.deps.now().getTime() + minutes * minuteMilliseconds).toISOString()
  const details = (title: string) => anEvent({ title: `Zebra ${title}`, date: inMinutes(9999) })
  const enter = (title: string, given: Partial<ReturnType<typeof anEvent>> = {}) =>
    app.changes.commit('events', (trx) =>
      enterEvent(trx, { ...details(title), ...given }, app.deps.now()),
    )
  const change = (id: string, title: string, given: Partial<EventUpdateForm>) => {
    const { image: _, ...form } = { ...details(title), ...given }
    return app.changes.commit('events', (trx) =>
      changeRecord(trx, eventKind, id, eventKind.toColumns(form), writtenAt(app.deps.now())),
    )
  }
  const result = async () => {
    const { groups } = await app.visitor(searchSite, { query: { q: 'zebra' } })
    const titles = groups.flatMap(({ found }) =>
      found.map(({ title }) => title.map(({ text }) => text).join('')),
    )
    return { titles: titles.toSorted(), totals: groups.map(({ total }) => total) }
  }

  await enter('today')
  const draft = await enter('draft', { isDraft: 'yes' })
  await enter('soon', { publishAt: inMinutes(10) })
  const postponed = await enter('put off', { publishAt: inMinutes(10) })
  await change(postponed, 'put off', { publishAt: inMinutes(30) })
  expect(await result()).toEqual({ titles: ['Zebra today'], totals: [1] })

  app.advance(11 * minuteMilliseconds)
  expect(await result()).toEqual({ titles: ['Zebra soon', 'Zebra today'], totals: [2] })

  await change(draft, 'draft', { isDraft: '' })
  app.advance(20 * minuteMilliseconds)
  expect(await result()).toEqual({
    titles: ['Zebra draft', 'Zebra put off', 'Zebra soon', 'Zebra today'],
    totals: [4],
  })
})
