import type { Db } from 'server/src/platform/db/open.ts'
import type { Database } from 'server/src/platform/db/schema.ts'
import { emailKey } from 'server/src/platform/email-key.ts'
import { v7 as uuidv7 } from 'uuid'

export const studentPassword = 'blue-Kettle7'
/** Of that password; comparing with it costs next to nothing, as a hash says what it costs. */
const cheapHash =
  '$argon2id$v=19$m=8,t=1,p=1$fbbERuyOUjT7o48miM7YLA$j/4hP3kn0plb8U35gkleUrgr9C0XTXGie8M9vUt3nuQ'

/** Inserts a student, verified by default. Returns email and id. */
export async function aStudent(db: Db, given: Partial<Database['students']> = {}) {
  const email = given.email ?? 'Asha@College.test'
  const row = {
    _id: uuidv7(),
    name: 'Asha Verma',
    email,
    emailKey: emailKey(email),
    mobileNumber: '+91 98000 00000',
    profilePhoto: null,
    passwordHash: cheapHash,
    verifiedAt: new Date().toISOString(),
    epoch: 0,
    disabledAt: null,
    createdAt: new Date().toISOString(),
    ...given,
  }
  await db.insertInto('students').values(row).execute()
  return { studentId: row._id, email }
}
