import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

test('events and people from before keep their texts, and have no Hindi', async () => {
  const database = openDatabase(await testDatabase())
  const { db, engine } = database
  await migrate(db, engine, '059-linked-documents')
  const at = '2026-01-02T03:04:05.678Z'
  await sql`insert into events (_id, title, description, date, image, sequence, "createdAt", "updatedAt")
    values ('0192f000-0000-7000-a000-000000000001', 'Chess', 'A game.', ${at}, '', 0, ${at}, ${at})`.execute(
    db,
  )
  await sql`insert into faculty (_id, name, designation, slug, "createdAt", "updatedAt")
    values ('0192f000-0000-7000-a000-000000000002', 'Meera Nair', 'Professor', 'meera-nair', ${at}, ${at})`.execute(
    db,
  )

  await migrate(db, engine)

  const events = db.selectFrom('events').select(['title', 'title_hi', 'venue_hi', 'stateNote_hi'])
  expect(await events.execute()).toEqual([
    { title: 'Chess', title_hi: null, venue_hi: null, stateNote_hi: null },
  ])
  const members = db.selectFrom('faculty').select(['name', 'name_hi', 'publications_hi'])
  expect(await members.execute()).toEqual([
    { name: 'Meera Nair', name_hi: null, publications_hi: null },
  ])
  await database.close()
})
