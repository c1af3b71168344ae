import type { Db } from 'server/src/platform/db/open.ts'
import type { Database } from 'server/src/platform/db/schema.ts'
import { emailKey } from 'server/src/platform/email-key.ts'
import { hashPassword } from 'server/src/platform/runtime/passwords.ts'
import { v7 as uuidv7 } from 'uuid'

export const studentPassword = 'blue-Kettle7'
let passwordHash: Promise<string> | undefined

/** Inserts a student, verified by default. Returns email and id. */
export async function aStudent(db: Db, given: Partial<Database['students']> = {}) {
  passwordHash ??= hashPassword(studentPassword)
  const email = given.email ?? 'Asha@College.test'
  const row = {
    _id: uuidv7(),
    name: 'Asha Verma',
    email,
    emailKey: emailKey(email),
    mobileNumber: '+91 98000 00000',
    profilePhoto: null,
    passwordHash: await passwordHash,
    verifiedAt: new Date().toISOString(),
    epoch: 0,
    disabledAt: null,
    createdAt: new Date().toISOString(),
    ...given,
  }
  await db.insertInto('students').values(row).execute()
  return { studentId: row._id, email }
}
