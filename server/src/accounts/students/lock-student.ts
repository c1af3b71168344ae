import type { Trx } from '../../platform/db/schema.ts'

/** Locks the account, so that writes about it can't race with its deletion. False if it is gone or disabled. */
export async function lockStudent(trx: Trx, studentId: string): Promise<boolean> {
  // A no-op update that locks on both engines.
  const locked = await trx
    .updateTable('students')
    .set((row) => ({ epoch: row.ref('epoch') }))
    .where('_id', '=', studentId)
    .where('disabledAt', 'is', null)
    .returning('_id')
    .executeTakeFirst()
  return locked !== undefined
}
