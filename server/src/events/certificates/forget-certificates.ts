import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { longOver } from '../registrations/long-over.ts'

/** The code can still be checked, but no longer names anybody. */
const nobody = { name: null, studentId: null, emailKey: null }

export async function forgetCertificates(trx: Trx, checkInIds: readonly string[]): Promise<void> {
  await trx.updateTable('certificates').set(nobody).where('checkInId', 'in', checkInIds).execute()
}

export async function forgetCertificatesOf(
  trx: Trx,
  registrationIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('certificates')
    .set(nobody)
    .where('checkInId', 'in', (checkIns) =>
      checkIns
        .selectFrom('checkIns')
        .select('checkIns._id')
        .where('registrationId', 'in', registrationIds),
    )
    .execute()
}

export async function forgetCertificatesOfStudent(
  trx: Trx,
  { studentId, emailKey }: { studentId: string; emailKey: string | null },
): Promise<void> {
  await trx
    .updateTable('certificates')
    .set(nobody)
    .where(({ or, eb }) => or([eb('studentId', '=', studentId), eb('emailKey', '=', emailKey)]))
    .execute()
}

/** Certificates outlive their events, so this goes by the date on the certificate. */
export async function forgetOldCertificates(db: Db, until: string): Promise<void> {
  await db
    .updateTable('certificates')
    .set(nobody)
    .where('name', 'is not', null)
    .where(({ fn }) => fn.coalesce('end', 'date'), '<', until)
    .where(({ or, eb }) =>
      or([eb('eventId', 'is', null), eb('eventId', 'in', longOver(db, until))]),
    )
    .execute()
}
