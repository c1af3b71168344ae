import { readConfig } from '../../platform/config/config.ts'
import { readEnvFile } from '../../platform/config/read-env-file.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { recordBounce } from './bounces.ts'
import { readBounce } from './read-bounce.ts'

/** `EX_TEMPFAIL` (sysexits.h): the mail server keeps the report and delivers it again. */
const tryAgain = 75

/** Enough for a report with our whole email; parsing more from strangers would take minutes. */
const maxBytes = 1024 * 1024

/** Reads to the end even if it is too large: a broken pipe makes a mail server try again. */
async function readReport(input: NodeJS.ReadStream): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of input) {
    bytes += part.length
    if (bytes > maxBytes) parts.length = 0
    else parts.push(part)
  }
  if (bytes > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`)
  return Buffer.concat(parts)
}

/** `npm run bounces`: reads a delivery report (RFC 3464) from standard input, piped by the mail server. */
async function run(): Promise<void> {
  const report = await readReport(process.stdin)
    .then(readBounce)
    .catch((error: unknown) => ({ unreadable: error }))
  if (typeof report === 'object') {
    // A retry could not read it either and would hold up the mail server for days.
    const { unreadable } = report
    process.stderr.write(
      `This report can’t be read, and a retry won’t help: ${unreadable instanceof Error ? unreadable.message : unreadable}\n`,
    )
    return
  }
  const subscriptionId = report
  readEnvFile()
  if (!subscriptionId) {
    process.stdout.write('This is not a report of an undeliverable email\n')
    return
  }
  const { db, engine, close } = openDatabase(readConfig(process.env))
  try {
    await migrate(db, engine)
    await db
      .transaction()
      .execute((trx) => recordBounce(trx, subscriptionId, 'came back', new Date()))
    process.stdout.write('Bounce recorded\n')
  } finally {
    await close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = tryAgain
})
