import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

test('existing accounts and subscriptions still get emails in English', async () => {
  const database = openDatabase(await testDatabase())
  const { db, engine } = database
  await migrate(db, engine, '060-records-in-hindi')
  const at = '2026-01-02T03:04:05.678Z'
  await sql`insert into students (_id, name, email, "emailKey", epoch, "createdAt")
    values ('0192f000-0000-7000-a000-000000000001', 'Asha', 'asha@college.test', 'asha@college.test', 0, ${at})`.execute(
    db,
  )
  await sql`insert into subscriptions (_id, email, "emailKey", token, pace, categories, departments, "askedAt", "toldNumber", bounces, "isLastBounced")
    values ('0192f000-0000-7000-a000-000000000002', 'reader@college.test', 'reader@college.test', 'x', 'daily', '[]', '[]', ${at}, 0, 0, 0)`.execute(
    db,
  )

  await migrate(db, engine)

  for (const table of ['students', 'subscriptions'] as const)
    expect(await db.selectFrom(table).select('language').execute()).toEqual([{ language: null }])
  for (const table of ['registrations', 'certificates'] as const)
    expect(await db.selectFrom(table).select('language').execute()).toEqual([])
  await database.close()
})
