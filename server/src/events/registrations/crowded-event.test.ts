import { hourMilliseconds as hour } from 'contract/platform/durations'
import { expect, test } from 'vitest'
import { enterCrowd } from '../../../test/a-crowd.ts'
import { aFullWorkshop } from '../../../test/a-full-workshop.ts'
import { forget } from '../retention/forget-registrations.ts'

// A single INSERT would exceed the variables of a statement on either engine.
const people = 6_000

async function aCrowdedWorkshop() {
  const workshop = await aFullWorkshop()
  const { db, eventId } = workshop
  return { ...workshop, crowd: await enterCrowd(db, eventId, people) }
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
})
