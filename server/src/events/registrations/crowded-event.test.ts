import { hourMilliseconds as hour } from 'contract/platform/durations'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { aFullWorkshop } from '../../../test/a-full-workshop.ts'
import { inRowBatches } from '../../platform/db/row-batches.ts'
import { forget } from '../retention/forget-registrations.ts'

// A single INSERT would exceed the variables of a statement on either engine.
const people = 6_000

async function aCrowdedWorkshop() {
  const workshop = await aFullWorkshop()
  const { db, eventId } = workshop
  const at = new Date(0).toISOString()
  const crowd = Array.from({ length: people }, (_, index) => ({
    ...{
      _id: uuidv7(),
      eventId,
      studentId: null,
      state: 'registered' as const,
      place: 100 + index,
    },
    ...{ name: `Reader ${index}`, email: `reader-${index}@home.example` },
    ...{ emailKey: `reader-${index}@home.example`, offeredUntil: null, answers: '[]' },
    ...{ consent: null, reason: null, token: null, remindedAt: null, createdAt: at, changedAt: at },
  }))
  await inRowBatches(crowd, (batch) => db.insertInto('registrations').values(batch).execute())
  await db
    .updateTable('eventSeats')
    .set({ capacity: people, taken: people })
    .where('eventId', '=', eventId)
    .execute()
  return { ...workshop, crowd }
}

const inThreeDays = () => new Date(Date.now() + 72 * hour).toISOString()

test('an event with thousands of registrations is edited, moved, cancelled and forgotten', async () => {
  const { change, db, close, crowd } = await aCrowdedWorkshop()
  const notified = async () => {
    const rows = await db
      .selectFrom('mails')
      .select(({ fn }) => ['tellsOf', fn.countAll().as('count')])
      .where('recipient', 'like', 'reader-%')
      .groupBy('tellsOf')
      .execute()
    return rows.map(({ tellsOf, count }) => [tellsOf, Number(count)])
  }

  await change({ title: 'Robots' })
  expect(await notified()).toEqual([])
  await change({ date: inThreeDays(), venue: 'Seminar Hall' })
  expect(await notified()).toEqual([['changed', people]])
  await change({}, 'cancelled')
  expect(await notified()).toEqual([['cancelled', people]])
  const ids = crowd.map(({ _id }) => _id)
  await db.transaction().execute((trx) => forget(trx, ids))
  expect(await notified()).toEqual([])
  await close()
}, 60_000)
