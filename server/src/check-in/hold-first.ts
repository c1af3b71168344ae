import type { Trx } from '../registrations/seats.ts'

/**
 * Holds the scan of a registration that counts until the transaction ends: one that is undone while another of the same person
 * arrives would leave a double of nobody. False when none counts.
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
