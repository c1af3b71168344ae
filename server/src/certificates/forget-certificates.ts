import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Takes the names out of the certificates of registrations. Their codes can still be checked, as those of somebody. */
export async function forgetCertificates(
  trx: Transaction<Database>,
  registrationIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('certificates')
    .set({ name: null })
    .where('checkInId', 'in', (checkIns) =>
      checkIns
        .selectFrom('checkIns')
        .select('checkIns._id')
        .where('registrationId', 'in', registrationIds),
    )
    .execute()
}
