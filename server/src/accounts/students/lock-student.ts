import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * Holds the account until the transaction ends, so that what is written about it does not meet its deletion. False when
 * it is gone or shut out.
 */
export async function holdStudent(trx: Transaction<Database>, studentId: string): Promise<boolean> {
  // Changes nothing; it locks the row, in the words that both engines know.
  const held = await trx
    .updateTable('students')
    .set((row) => ({ epoch: row.ref('epoch') }))
    .where('_id', '=', studentId)
    .where('disabledAt', 'is', null)
    .returning('_id')
    .executeTakeFirst()
  return held !== undefined
}
