import type { Student } from '../../platform/access/actor.ts'
import type { DbOrTrx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'

/** By account, and by its address once that is verified. */
export const ownRegistrations = (
  db: DbOrTrx,
  { _id, email, verifiedAt }: Pick<Student, '_id' | 'email' | 'verifiedAt'>,
) =>
  db
    .selectFrom('registrations')
    .where(({ or, eb }) =>
      or([
        eb('registrations.studentId', '=', _id),
        ...(verifiedAt ? [eb('registrations.emailKey', '=', emailKey(email))] : []),
      ]),
    )
