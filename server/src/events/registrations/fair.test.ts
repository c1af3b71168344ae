import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aWorkshop } from '../../../test/a-workshop.ts'
import { preparedDatabase } from '../../../test/test-database.ts'
import { type Db, openDatabase } from '../../platform/db/open.ts'

const names = Array.from({ length: 9 }, (_, at) => `n${at}`)
const offerHours = 24

type Act =
  | { act: 'enter'; names: string[] }
  | { act: 'leave' | 'accept'; name: string }
  | { act: 'resize'; capacity: number }
  | { act: 'wait'; hours: number }

type Place = { name: string; state: string; until: number }

/** The specification as simply as possible: first come, first served. */
function aModel(capacity: number) {
  const line: Place[] = []
  const notified: string[] = []
  let [seats, now] = [capacity, 0]
  const inForce = ({ state }: Place) => ['registered', 'waiting', 'offered'].includes(state)
  const find = (name: string) => line.find((place) => place.name === name && inForce(place))
  const isFree = () =>
    line.filter(({ state }) => state === 'registered' || state === 'offered').length < seats
  const become = (place: Place, state: string) => {
    place.state = state
    notified.push(`${place.name} ${state}`)
  }
  const settle = () => {
    for (const place of line)
      if (place.state === 'offered' && place.until <= now) become(place, 'lapsed')
    for (const place of line) {
      if (place.state !== 'waiting') continue
      if (!isFree()) return
      become(place, 'offered')
      place.until = now + offerHours
    }
  }
  return {
    line,
    told: notified,
    act(done: Act): void {
      if (done.act === 'wait') now += done.hours
      settle()
      if (done.act === 'resize') seats = done.capacity
      if (done.act === 'enter')
        for (const name of done.names) {
          if (find(name)) continue
          const isWaiting = line.some(({ state }) => state === 'waiting') || !isFree()
          const place = { name, state: '', until: 0 }
          line.push(place)
          become(place, isWaiting ? 'waiting' : 'registered')
        }
      const place = 'name' in done ? find(done.name) : undefined
      if (place && done.act === 'leave') place.state = 'left'
      if (place?.state === 'offered' && done.act === 'accept') become(place, 'registered')
      settle()
    },
  }
}

const name = fc.constantFrom(...names)
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('enter' as const),
      names: fc.array(name, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('leave' as const), name }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('accept' as const), name }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('resize' as const),
      capacity: fc.integer({ min: 0, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 15 }),
    }),
  },
)

async function play(db: Db, capacity: number, done: readonly Act[]): Promise<void> {
  const model = aModel(capacity)
  const workshop = await aWorkshop(db, { capacity, offerHours, date: '2090-01-01T10:00' })
  for (const [at, one] of done.entries()) {
    if (one.act === 'wait') workshop.advance(one.hours)
    await workshop.settle()
    if (one.act === 'enter') await workshop.enter(...one.names)
    if (one.act === 'leave') await workshop.leave(one.name).catch(() => false)
    if (one.act === 'accept') await workshop.accept(one.name).catch(() => false)
    if (one.act === 'resize') await workshop.resize(one.capacity)
    model.act(one)
    const after = `after ${JSON.stringify(done.slice(0, at + 1))}`
    const expected = model.line.map(({ name, state }) => `${name} ${state}`)
    expect(await workshop.standing(), after).toEqual(expected)
    const count = (...states: string[]) =>
      model.line.filter(({ state }) => states.includes(state)).length
    expect(await workshop.seats(), after).toMatchObject({
      taken: count('registered', 'offered'),
      waiting: count('waiting'),
      arrivals: model.line.length,
    })
  }
  expect((await workshop.mails()).toSorted()).toEqual(model.told.toSorted())
}

test('whatever people, clocks and staff do in any order, seats go by arrival, as in a plain list', async () => {
  const { db, close } = openDatabase(await preparedDatabase())
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 4 }),
      fc.array(acts, { minLength: 1, maxLength: 25 }),
      (capacity, done) => play(db, capacity, done),
    ),
    { numRuns: Number(process.env.FAIRNESS_RUNS ?? 60) },
  )
  await close()
}, 300_000)
