import { setImmediate } from 'node:timers/promises'

/** Keeps below the variable limit of a statement: SQLite 32,766, PostgreSQL 65,535. */
const rowsPerStatement = 200

/** In batches, so that other requests are answered in between. */
export async function inRowBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    if (start > 0) await setImmediate()
    await write(rows.slice(start, start + rowsPerStatement))
  }
}
