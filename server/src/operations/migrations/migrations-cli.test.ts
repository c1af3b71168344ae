import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runScript } from '../../../test/run-script.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { migrate, migrationNames } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open.ts'

test('the command lists missing migrations, changes nothing, and rejects a newer database in one line', async () => {
  const place = await testDatabase()
  const { db, engine, close } = openDatabase(place)
  const listed = async () => runScript('migrations', place)

  expect(await listed()).toEqual({ code: 0, stdout: `${migrationNames.join('\n')}\n`, stderr: '' })
  expect(await db.introspection.getTables()).toEqual([])

  await migrate(db, engine, migrationNames.at(-2))
  expect(await listed()).toEqual({ code: 0, stdout: `${migrationNames.at(-1)}\n`, stderr: '' })

  await migrate(db, engine)
  expect(await listed()).toEqual({ code: 0, stdout: '', stderr: '' })

  await sql`insert into kysely_migration values ('999-of-tomorrow', '2030-01-01')`.execute(db)
  expect(await listed()).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The database is newer than this program: 999-of-tomorrow\n',
  })
  await close()
})
