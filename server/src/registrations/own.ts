import type { Student } from '../access/actor.ts'
import { emailKey } from '../account/email-key.ts'
import type { Reading } from '../content/entry.ts'

/** The registrations of a student: by the account, and by its address once it is proven whose that is. */
export const ownRegistrations = (
  db: Reading,
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
