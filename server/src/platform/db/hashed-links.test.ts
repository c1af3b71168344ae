import { type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { findRegistrationByToken } from '../../events/registrations/public-view.ts'
import { findSubscription } from '../../messaging/subscriptions/subscription-key.ts'
import { newToken } from '../tokens.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const at = '2026-01-02T03:04:05.678Z'

type Row = Record<string, string | number | null>

async function add(db: Kysely<never>, table: string, row: Row): Promise<void> {
  const entries = Object.entries(row)
  const columns = sql.join(entries.map(([name]) => sql.ref(name)))
  const values = sql.join(entries.map(([, value]) => value))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
}

async function addOldRows(db: Kysely<never>) {
  const [subscription, registration] = [newToken(), newToken()]
  await add(db, 'subscriptions', {
    ...{ _id: uuidv7(), email: 'asha@home.example', emailKey: 'asha@home.example' },
    ...{ token: subscription, pace: 'daily', categories: '[]', departments: '[]', askedAt: at },
    ...{ toldNumber: 0, bounces: 0, isLastBounced: 0 },
  })
  await add(db, 'events', {
    ...{ _id: 'event', title: 'Robotics', description: 'Code', date: at, image: '', venue: 'Hall' },
    ...{ sequence: 0, createdAt: at, updatedAt: at },
  })
  await add(db, 'eventSeats', {
    ...{ eventId: 'event', capacity: 9, taken: 1, waiting: 0, arrivals: 1, offerHours: 1 },
    ...{ audience: 'anybody', questions: '[]', consent: '', version: 0 },
  })
  const person = { eventId: 'event', answers: '[]', createdAt: at, changedAt: at }
  await add(db, 'registrations', {
    ...{ ...person, _id: uuidv7(), email: 'Ra.vi+1@gmail.com', emailKey: 'ra.vi+1@gmail.com' },
    ...{ state: 'registered', place: 1, token: registration },
  })
  await add(db, 'registrations', { ...person, _id: uuidv7(), state: 'left', token: null })
  return { subscription, registration }
}

test('the upgrade leaves no link token in the tables, emailed links still work, and each row has its mailbox', async () => {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine, '044-light-search-rows')
  const { subscription, registration } = await addOldRows(db as unknown as Kysely<never>)

  await migrate(db, engine)

  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute()
  const registrations = await db.selectFrom('registrations').selectAll().orderBy('place').execute()
  const stored = JSON.stringify([subscriptions, registrations])
  for (const token of [subscription, registration]) expect(stored).not.toContain(token)
  expect((await findSubscription(db, { token: subscription }))?.email).toBe('asha@home.example')
  expect((await findRegistrationByToken(db, registration))?.email).toBe('Ra.vi+1@gmail.com')
  expect(new Set(registrations.map(({ mailbox }) => mailbox))).toEqual(
    new Set(['ravi@gmail.com', null]),
  )
  expect(registrations.filter(({ token }) => token === null)).toHaveLength(1)
  await close()
})
