import { expect, test } from 'vitest'
import { enterWorkshop } from '../../../test/a-workshop.ts'
import { preparedDatabase } from '../../../test/test-database.ts'
import { openDatabase } from './open.ts'

// Beyond the 65,535 variables of a statement of PostgreSQL, and the 32,766 of one of SQLite.
const tooMany = Array.from({ length: 70_000 }, (_, index) => index + 100)

test('a statement can list more values than an engine allows variables', async () => {
  const { db, close } = openDatabase(await preparedDatabase())
  const eventId = await enterWorkshop(db)
  const ids = tooMany.map(String)
  const events = db.selectFrom('events').select('_id')
  const listed = await events.where('_id', 'in', [...ids, eventId]).execute()
  const others = await events.where('_id', 'not in', [...ids, eventId]).execute()
  const all = await events.where('_id', 'not in', ids).execute()

  expect([listed, others, all]).toEqual([[{ _id: eventId }], [], [{ _id: eventId }]])
  await close()
})

test('a long list of numbers is compared as numbers', async () => {
  const { db, close } = openDatabase(await preparedDatabase())
  await enterWorkshop(db, { capacity: 150 })
  const seats = db.selectFrom('eventSeats').select('capacity')

  expect(await seats.where('capacity', 'in', tooMany).execute()).toEqual([{ capacity: 150 }])
  expect(await seats.where('capacity', 'not in', tooMany).execute()).toEqual([])
  await close()
})

test('an empty list has nothing in it', async () => {
  const { db, close } = openDatabase(await preparedDatabase())
  const eventId = await enterWorkshop(db)
  const events = db.selectFrom('events').select('_id')

  expect(await events.where('_id', 'in', []).execute()).toEqual([])
  expect(await events.where('_id', 'not in', []).execute()).toEqual([{ _id: eventId }])
  const seats = db.updateTable('eventSeats').set({ capacity: 5 })
  await seats.where('capacity', 'in', []).execute()
  expect(await db.selectFrom('eventSeats').select('capacity').execute()).toEqual([{ capacity: 2 }])
  await close()
})
