import type { Trx } from '../registrations/seats.ts'

/**
 * Locks the scan that counts for a registration until the transaction ends: were it undone while another scan of the same
 * person arrives, that one would be noted as a double of nothing. False when none counts.
 */
export async function holdFirst(trx: Trx, registrationId: string): Promise<boolean> {
  // Changes nothing; it locks the row, in the words that both engines know.
  const first = await trx
    .updateTable('checkIns')
    .set({ outcome: 'in' })
    .where('registrationId', '=', registrationId)
    .where('outcome', '=', 'in')
    .returning('_id')
    .executeTakeFirst()
  return first !== undefined
}
