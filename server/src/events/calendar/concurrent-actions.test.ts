import {
  cancelEvent,
  cannotRepeatOffEvent,
  dateAlreadyInSeries,
  eventChangedMeanwhile,
  moveEvent,
  postponeEvent,
  repeatEvent,
} from 'contract/events/event-lifecycle'
import type { Call } from 'contract/platform/client'
import { daysFromNow } from 'testing/an-event.ts'
import { expect, test } from 'vitest'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { testApp } from '../../../test/test-app.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const reason = 'The hall is flooded'

type Seen = { date: string }
type Press = {
  press: (admin: Call, _id: string, seen: Seen) => Promise<unknown>
  isDone: { state?: string; date?: string; seriesEvery?: string }
}

const move = (days: number): Press => {
  const date = `${daysFromNow(days).slice(0, 16)}:00.000Z`
  return {
    press: (admin, _id, seen) => admin(moveEvent, { params: { _id }, body: { seen, date } }),
    isDone: { date },
  }
}
const cancel: Press = {
  press: (admin, _id, seen) => admin(cancelEvent, { params: { _id }, body: { seen, reason } }),
  isDone: { state: 'cancelled' },
}
const postpone: Press = {
  press: (admin, _id, seen) => admin(postponeEvent, { params: { _id }, body: { seen, reason } }),
  isDone: { state: 'postponed' },
}
const repeat: Press = {
  press: (admin, _id, seen) =>
    admin(repeatEvent, { params: { _id }, body: { seen, every: 'week', count: 3 } }),
  isDone: { seriesEvery: 'week' },
}

const pairs: [string, Press, Press][] = [
  ['a move and a cancellation', move(20), cancel],
  ['a cancellation and a postponement', cancel, postpone],
  ['two moves', move(21), move(22)],
  ['a move and a repetition', move(23), repeat],
  ['two repetitions', repeat, repeat],
]

test('of two different concurrent actions on two servers, one wins and the other gets a conflict', async () => {
  const one = await testApp()
  // Servers that share a SQLite file are processes; here the one server is called twice.
  const two = isPostgres ? await testApp({ database: one.place }) : one
  const [here, there] = [await one.signIn(), await two.signIn()]
  for (const [what, first, second] of pairs) {
    const _id = await enterWorkshop(one.db)
    const stored = () =>
      one.db.selectFrom('events').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
    const { date, ...before } = await stored()

    const acted = await Promise.allSettled([
      first.press(here, _id, { date }),
      second.press(there, _id, { date }),
    ])

    const rejections = acted.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    // A move before a repetition is fine: the series takes it over.
    if (what === 'a move and a repetition' && rejections.length === 0)
      expect(await stored(), what).toMatchObject({ ...first.isDone, ...second.isDone })
    else {
      expect(rejections, what).toHaveLength(1)
      const [{ status, message }] = rejections
      expect([409, true], `${what}: ${message}`).toEqual([
        status,
        [eventChangedMeanwhile, dateAlreadyInSeries, cannotRepeatOffEvent].includes(message),
      ])
      const isFirst = acted[0]?.status === 'fulfilled'
      const nothingElse = { state: before.state, seriesEvery: before.seriesEvery, date }
      const done = isFirst ? first.isDone : second.isDone
      expect(await stored(), what).toMatchObject({ ...nothingElse, ...done })
    }
    const titled = await one.db
      .selectFrom('events')
      .select('_id')
      .where('title', '=', before.title)
      .execute()
    const isRepeated = (await stored()).seriesEvery !== null
    expect(titled, what).toHaveLength(isRepeated ? 3 : 1)
    await one.db.updateTable('events').set({ title: what }).execute()
  }
})
