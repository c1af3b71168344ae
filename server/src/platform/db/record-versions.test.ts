import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const id = (number: number) => `0192f000-0000-7000-a000-00000000000${number}`

test('existing events and people start with one version, by whoever changed them last', async () => {
  const database = openDatabase(await testDatabase())
  const { db, engine } = database
  await migrate(db, engine, '062-library-collections')
  const at = '2026-01-02T03:04:05.678Z'
  await sql`insert into events (_id, title, description, date, image, sequence, "createdAt", "updatedAt")
    values (${id(1)}, 'Chess', 'A game.', ${at}, '', 0, ${at}, ${at})`.execute(db)
  await sql`insert into faculty (_id, name, designation, slug, "createdAt", "updatedAt")
    values (${id(2)}, 'Meera Nair', 'Professor', 'meera-nair', ${at}, ${at})`.execute(db)
  for (const [number, admin, subject] of [
    [3, 'first@college.test', 'event'],
    [4, 'last@college.test', 'event'],
    [5, 'office@college.test', 'registration'],
  ] as const)
    await sql`insert into activities (_id, "createdAt", admin, action, subject, "targetId", changes)
      values (${id(number)}, ${at}, ${admin}, 'updated', ${subject}, ${id(1)}, '[]')`.execute(db)

  await migrate(db, engine)

  const version = { savedAt: at, action: 'updated', approvedBy: null, before: '{}' }
  expect(await db.selectFrom('recordVersions').selectAll().orderBy('_id').execute()).toEqual([
    { ...version, _id: id(1), eventId: id(1), memberId: null, author: 'last@college.test' },
    { ...version, _id: id(2), eventId: null, memberId: id(2), author: '' },
  ])
  await db.deleteFrom('events').execute()
  expect(await db.selectFrom('recordVersions').select('_id').execute()).toEqual([{ _id: id(2) }])
  await database.close()
})
