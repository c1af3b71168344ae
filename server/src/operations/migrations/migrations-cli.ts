/** `npm run migrations`: lists pending migrations, one per line. Changes nothing. */

import { readConfig } from '../../platform/config/config.ts'
import { missingMigrations } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { print, runCommand } from '../backup/command-line.ts'

await runCommand(async () => {
  const { db, close } = openDatabase(readConfig(process.env))
  try {
    for (const name of await missingMigrations(db)) print(name)
  } finally {
    await close()
  }
})
