import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../platform/db/schema.ts'
import type { StudentTable } from '../../platform/db/student-tables.ts'
import { emailKey } from '../../platform/mail/email-key.ts'

type NewStudent = Omit<StudentTable, '_id' | 'emailKey' | 'epoch' | 'disabledAt' | 'createdAt'>

/** Enters an account. Gives it, or undefined when the address has one. */
export const insertStudent = (trx: Transaction<Database>, student: NewStudent, now: Date) =>
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

/** Enters who has just proven the address, of whom no more is known. */
export const insertProven = (
  trx: Transaction<Database>,
  student: Pick<NewStudent, 'name' | 'email' | 'passwordHash'>,
  now: Date,
) => {
  const known = { ...student, mobileNumber: null, profilePhoto: null }
  return insertStudent(trx, { ...known, verifiedAt: now.toISOString() }, now)
}

/**
 * Puts an account of who has just proven the address in the place of one that was registered with it and never proven, as
 * somebody else may have done that. The old one goes as a whole: nothing that was typed, begun, mailed or written for it
 * stays, in whatever table. `photo` is to be removed when this is committed. Undefined when somebody was quicker.
 */
export async function startAnew(
  trx: Transaction<Database>,
  old: { studentId: string; epoch: number },
  proven: Pick<NewStudent, 'name' | 'email' | 'passwordHash'>,
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
