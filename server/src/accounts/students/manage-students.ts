import {
  commandLine,
  type NewActivity,
  recordActivity,
} from '../../platform/activity-log/record-activity.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { emailKey } from '../../platform/email-key.ts'
import { notFound } from '../../platform/errors.ts'
import type { Pictures } from '../../platform/images/pictures.ts'
import { removeStudent } from './delete-account.ts'
import type { StudentData } from './student-data.ts'

/** By id, because the audit log outlives the student. */
const note = (trx: Trx, _id: string, activity: Pick<NewActivity, 'action' | 'after'>) => {
  const target = { _id, name: _id }
  return recordActivity(
    trx,
    { ...activity, admin: commandLine, subject: 'student', target },
    new Date(),
  )
}

const unknown = (email: string) => notFound(`There is no student ${email}`)

export const listStudents = (db: Db) =>
  db
    .selectFrom('students')
    .select(['email', 'name', 'verifiedAt', 'disabledAt', 'createdAt'])
    .orderBy('createdAt')
    .execute()

export async function setDisabled(db: Db, email: string, disabledAt: Date | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const student = await trx
      .updateTable('students')
      .set((row) => ({
        disabledAt: disabledAt?.toISOString() ?? null,
        epoch: row('epoch', '+', 1),
      }))
      .where('emailKey', '=', emailKey(email))
      .returning('_id')
      .executeTakeFirst()
    if (!student) throw unknown(email)
    await trx.deleteFrom('studentSessions').where('studentId', '=', student._id).execute()
    const after = { account: disabledAt ? 'disabled' : 'enabled' }
    await note(trx, student._id, { action: 'updated', after })
  })
}

/** Ends all sessions, as they may be the linked account's. The next one that proves the address is linked. Rejects with 404. */
export async function unlink(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const student = await trx
      .updateTable('students')
      .set((row) => ({ epoch: row('epoch', '+', 1) }))
      .where('emailKey', '=', emailKey(email))
      .returning('_id')
      .executeTakeFirst()
    if (!student) throw unknown(email)
    await trx.deleteFrom('studentLinks').where('studentId', '=', student._id).execute()
    await trx.deleteFrom('studentSessions').where('studentId', '=', student._id).execute()
    await note(trx, student._id, { action: 'updated', after: { link: 'removed' } })
  })
}

export async function removeByEmail(
  deps: { db: Db; pictures: Pictures; studentData: StudentData },
  email: string,
): Promise<void> {
  const student = await deps.db
    .selectFrom('students')
    .select('_id')
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst()
  if (!student) throw unknown(email)
  const now = () => new Date()
  await removeStudent({ ...deps, now }, student._id, (trx) =>
    note(trx, student._id, { action: 'deleted' }),
  )
}
