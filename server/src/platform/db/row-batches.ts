import { setImmediate } from 'node:timers/promises'

/** Few enough for the variables of one statement, whatever the table: SQLite takes 32,766, PostgreSQL 65,535. */
const rowsPerStatement = 200

/** Writes rows, however many there are, by statements of some of them; other requests are answered in between. */
export async function inRowBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    if (start > 0) await setImmediate()
    await write(rows.slice(start, start + rowsPerStatement))
  }
}
