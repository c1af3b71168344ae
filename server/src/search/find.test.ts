import { type Findings, searchSite } from 'contract/search'
import { anEvent } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { enterEvent } from '../../test/enter-event.ts'
import { testApp } from '../../test/test-app.ts'

const pathsIn = ({ groups }: Findings) =>
  groups.flatMap(({ found }) => found.map(({ path }) => path))

/** How an event has the word, the better the higher: in its title, in its text, or a longer one that begins so. */
const levelOf = (place: number) => place % 3

/** So many that they are not all looked at, several of them on each day. */
const events = Array.from({ length: 630 }, (_, place) => ({
  place,
  ...anEvent({
    title: levelOf(place) === 2 ? `Zebra ${place}` : `Talk ${place}`,
    description: levelOf(place) === 1 ? 'Of the zebra' : 'Of zebras',
    date: new Date(Date.UTC(2026, 0, 1 + ((place * 11) % 90), 9)).toISOString(),
  }),
}))

test('of hundreds, each page has those that meet the search best, then the latest, then by address', async () => {
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

  for (const page of [1, 11, 22, 32]) {
    const found = await app.visitor(searchSite, {
      query: { q: 'zebra', kind: 'event', page: `${page}` },
    })
    expect([page, found.groups[0]?.total]).toEqual([page, 630])
    expect(pathsIn(found)).toEqual(inOrder.slice((page - 1) * 20, page * 20))
  }
  const all = await app.visitor(searchSite, { query: { q: 'zebra' } })
  expect(pathsIn(all)).toEqual(inOrder.slice(0, 5))
})
