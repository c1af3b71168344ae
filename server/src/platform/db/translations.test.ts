import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const createdAt = '2026-01-02T03:04:05.678Z'
const source = '0192f000-0000-7000-a000-000000000001'

test('entries from before translations existed translate nothing, and have one per language', async () => {
  const database = openDatabase(await testDatabase())
  const { db, engine } = database
  await migrate(db, engine, '057-message-replies')
  await sql`insert into "contentItems" (_id, type, slug, version, "createdAt")
    values (${source}, 'page', 'hostel', 1, ${createdAt})`.execute(db)

  await migrate(db, engine)

  const items = db.selectFrom('contentItems').select(['slug', 'sourceId', 'language'])
  expect(await items.execute()).toEqual([{ slug: 'hostel', sourceId: null, language: null }])
  const translation = { type: 'pageTranslation', sourceId: source, language: 'hi' } as const
  const add = (_id: string) =>
    db
      .insertInto('contentItems')
      .values({ ...translation, _id, version: 1, position: 0, createdAt })
      .execute()
  await add('0192f000-0000-7000-a000-000000000002')
  await expect(add('0192f000-0000-7000-a000-000000000003')).rejects.toThrow(/unique/i)
  await db.deleteFrom('contentItems').where('_id', '=', source).execute()
  expect(await items.execute()).toEqual([])
  await database.close()
})
