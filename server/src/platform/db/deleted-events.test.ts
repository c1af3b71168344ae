import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const at = '2026-01-02T03:04:05.678Z'

test('an upgrade keeps every event, and normalizes line ends in texts', async () => {
  const { db, engine, close } = openDatabase(await testDatabase())
  await migrate(db, engine, '044-light-search-rows')
  const texts = ['One.\r\nTwo.\rThree.\nFour.', 'One line.']
  for (const [index, text] of texts.entries())
    await sql`insert into events (_id, title, description, date, image, sequence, "createdAt", "updatedAt")
      values (${`event-${index}`}, 'Robotics', ${text}, ${at}, '', 0, ${at}, ${at})`.execute(db)
  await migrate(db, engine)
  const events = db.selectFrom('events').select(['description', 'deletedAt']).orderBy('_id')
  expect(await events.execute()).toEqual([
    { description: 'One.\nTwo.\nThree.\nFour.', deletedAt: null },
    { description: 'One line.', deletedAt: null },
  ])
  await close()
})
