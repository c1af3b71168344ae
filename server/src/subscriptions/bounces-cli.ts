import { buffer } from 'node:stream/consumers'
import { readConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { readEnvFile } from '../read-env-file.ts'
import { noteReturned } from './bounces.ts'
import { readBounce } from './read-bounce.ts'

/** `EX_TEMPFAIL` of sysexits.h: the mail server keeps the report, and hands it over again. */
const tryAgain = 75

/** `npm run bounces`: reads a report of delivery (RFC 3464) from standard input, as a mail server pipes it. */
async function run(): Promise<void> {
  readEnvFile()
  const subscriptionId = await readBounce(await buffer(process.stdin))
  if (!subscriptionId) {
    process.stdout.write('No report of a mail that was given up\n')
    return
  }
  const { db, engine, close } = openDatabase(readConfig(process.env))
  try {
    await migrate(db, engine)
    await db
      .transaction()
      .execute((trx) => noteReturned(trx, subscriptionId, 'came back', new Date()))
    process.stdout.write('Noted\n')
  } finally {
    await close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = tryAgain
})
