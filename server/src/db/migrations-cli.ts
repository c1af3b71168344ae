/** `npm run migrations`: the migrations that the database lacks, one a line; nothing when there are none. Changes nothing. */
import { print, runCommand } from '../backup/command-line.ts'
import { ConfigError, readConfig } from '../config.ts'
import { listMigrations, migrationNames } from './migrate.ts'
import { openDatabase } from './open.ts'

await runCommand(async () => {
  const { db, close } = openDatabase(readConfig(process.env))
  try {
    const done = await listMigrations(db)
    const unknown = done.filter((name) => !migrationNames.includes(name))
    if (unknown.length > 0)
      throw new ConfigError([`The database is newer than this program: ${unknown.join(', ')}`])
    for (const name of migrationNames.filter((each) => !done.includes(each))) print(name)
  } finally {
    await close()
  }
})
