import type { Trx } from '../../platform/db/schema.ts'

/**
 * Locks the account, so that writes about it can't race with its deletion. False if it is gone or disabled, or if its address,
 * to which codes and links go, has been corrected since it was read.
 */
export async function lockStudent(
  trx: Trx,
  { _id, email }: { _id: string; email: string },
): Promise<boolean> {
  // A no-op update that locks on both engines.
  const locked = await trx
    .updateTable('students')
    .set((row) => ({ epoch: row.ref('epoch') }))
    .where('_id', '=', _id)
    .where('email', '=', email)
    .where('disabledAt', 'is', null)
    .returning('_id')
    .executeTakeFirst()
  return locked !== undefined
}
