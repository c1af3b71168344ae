import type { Trx } from '../../platform/db/schema.ts'

/**
 * Locks the scan that counts for a registration: if it were undone while another scan arrives, that one would be marked
 * as a duplicate of nothing. False if none counts.
 */
export async function lockFirstScan(trx: Trx, registrationId: string): Promise<boolean> {
  // Changes nothing; it locks the row in a way both engines understand.
  const first = await trx
    .updateTable('checkIns')
    .set({ outcome: 'in' })
    .where('registrationId', '=', registrationId)
    .where('outcome', '=', 'in')
    .returning('_id')
    .executeTakeFirst()
  return first !== undefined
}
