import { readConfig } from '../../config.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { readEnvFile } from '../../platform/runtime/read-env-file.ts'
import { noteReturned } from './bounces.ts'
import { readBounce } from './read-bounce.ts'

/** `EX_TEMPFAIL` of sysexits.h: the mail server keeps the report, and hands it over again. */
const tryAgain = 75

/** A report has the headers of a mail, or the mail; whatever is larger is none of ours. */
const mostBytes = 10 * 1024 * 1024

/** Rejects when there is more than a report has, after the end: to a mail server, a pipe that breaks is a reason to try again. */
async function readReport(input: NodeJS.ReadStream): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of input) {
    bytes += part.length
    if (bytes > mostBytes) parts.length = 0
    else parts.push(part)
  }
  if (bytes > mostBytes) throw new Error(`It has more than ${mostBytes} bytes`)
  return Buffer.concat(parts)
}

/** `npm run bounces`: reads a report of delivery (RFC 3464) from standard input, as a mail server pipes it. */
async function run(): Promise<void> {
  const report = await readReport(process.stdin)
    .then(readBounce)
    .catch((error: unknown) => ({ unreadable: error }))
  if (typeof report === 'object') {
    // No later try would read it: handed over again and again, it would hold up the mail server for days.
    const { unreadable } = report
    process.stderr.write(
      `This report can't be read and isn't tried again: ${unreadable instanceof Error ? unreadable.message : unreadable}\n`,
    )
    return
  }
  const subscriptionId = report
  readEnvFile()
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
