import { v7 as uuidv7 } from 'uuid'
import type { Trx } from '../../platform/db/schema.ts'
import type { StudentTable } from '../../platform/db/student-tables.ts'
import { emailKey } from '../../platform/email-key.ts'

type NewStudent = Omit<StudentTable, '_id' | 'emailKey' | 'epoch' | 'disabledAt' | 'createdAt'>

type ProvenDetails = Pick<NewStudent, 'name' | 'email' | 'passwordHash'> &
  Partial<Pick<NewStudent, 'language'>>

/** Undefined if the address already has an account. */
export const insertStudent = (trx: Trx, student: NewStudent, now: Date) =>
  trx
    .insertInto('students')
    .values({
      ...student,
      _id: uuidv7(),
      emailKey: emailKey(student.email),
      epoch: 0,
      disabledAt: null,
      createdAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning(['_id as studentId', 'name', 'email', 'verifiedAt', 'epoch'])
    .executeTakeFirst()

export const insertProven = (trx: Trx, student: ProvenDetails, now: Date) => {
  const known = { language: null, ...student, mobileNumber: null, profilePhoto: null }
  return insertStudent(trx, { ...known, verifiedAt: now.toISOString() }, now)
}

/**
 * Replaces an unverified account when someone proves the address, because the first one may be an impostor's. Deletes
 * everything that belonged to it, in all tables. Remove `photo` after the commit. Undefined if someone else was
 * faster.
 */
export async function replaceUnverified(
  trx: Trx,
  old: { studentId: string; epoch: number },
  proven: ProvenDetails,
  now: Date,
) {
  const removed = await trx
    .deleteFrom('students')
    .where('_id', '=', old.studentId)
    .where('epoch', '=', old.epoch)
    .where('verifiedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .returning('profilePhoto')
    .executeTakeFirst()
  const student = removed && (await insertProven(trx, proven, now))
  return student && { student, photo: removed.profilePhoto }
}
