import { sql } from 'kysely'
import type { Trx } from './schema.ts'

/** A part of a transaction that rolls back alone. */
export async function inSavepoint<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(trx)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(trx)
    return result
  } catch (error) {
    // If the connection is lost, this fails, too, and must not hide the reason.
    await sql`rollback to savepoint part`.execute(trx).catch(() => undefined)
    throw error
  }
}
