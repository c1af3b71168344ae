import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { messageList } from '../../messaging/contact/messages.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const createdAt = '2026-01-02T03:04:05.678Z'

test('messages from before replies existed are new', async () => {
  const database = openDatabase(await testDatabase())
  const { db, engine } = database
  await migrate(db, engine, '053-entries-in-memory')
  await sql`insert into "contactMessages" (_id, name, email, phone, message, "createdAt")
    values ('0192f000-0000-7000-a000-000000000001', 'Ravi', 'ravi@home.example', '123456', 'Hello', ${createdAt})`.execute(
    db,
  )

  await migrate(db, engine)

  expect((await messageList(db, { status: 'new' })).messages).toMatchObject([
    { name: 'Ravi', message: 'Hello', createdAt },
  ])
  await database.close()
})
