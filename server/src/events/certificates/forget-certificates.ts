import type { Db } from '../../platform/db/open.ts'
import { longOver } from '../registrations/long-over.ts'
import type { Trx } from '../registrations/seats.ts'

/** What is left of whose a certificate is. Its code can still be checked, as that of somebody. */
const nobody = { name: null, studentId: null, emailKey: null }

/** Takes people out of the certificates that were made for check-ins. */
export async function forgetCertificates(trx: Trx, checkInIds: readonly string[]): Promise<void> {
  await trx.updateTable('certificates').set(nobody).where('checkInId', 'in', checkInIds).execute()
}

/** The same of registrations. */
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

/** The same of a student, also where the event is gone. */
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

/** The same of events that were over before an instant, by what stands on the paper where the event is gone. */
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
