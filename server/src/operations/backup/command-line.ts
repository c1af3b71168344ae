import { ConfigError } from '../../platform/config/config.ts'
import { readEnvFile } from '../../platform/config/read-env-file.ts'
import { databaseFailure } from '../../platform/db/failure.ts'
import { HttpError } from '../../platform/errors.ts'
import { BackupError } from './backup-error.ts'
import type { Comparison } from './compare.ts'

export const print = (text: string) => process.stdout.write(`${text}\n`)

export function printComparisons(comparisons: Comparison[]): void {
  const line = (name: string, expected: string, actual: string, check: string) =>
    print(`${name.padEnd(16)}${expected.padStart(10)}${actual.padStart(10)}  ${check}`.trimEnd())
  line('', 'backup', 'restored', '')
  for (const { name, expected, found, isSame } of comparisons)
    line(name, String(expected), String(found), isSame ? 'same' : 'DIFFERENT')
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = [ConfigError, HttpError, BackupError].some((kind) => error instanceof kind)
  // Errors of the system and of the database engine have a code.
  if (isExpected || 'code' in error) return error.message
  if (databaseFailure(error)) return `The database cannot be used: ${error.message}`
  return error.stack ?? error.message
}

/** Ctrl-C aborts the signal, so that the command can clean up. */
export async function runCommand(
  work: (given: string[], signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interruption.abort())
  try {
    readEnvFile()
    await work(process.argv.slice(2), interruption.signal)
  } catch (error) {
    const reason = interruption.signal.aborted
      ? 'Interrupted; everything was undone'
      : explain(error)
    process.stderr.write(`${reason}\n`)
    process.exitCode = 1
  }
}
