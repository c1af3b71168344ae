import type { Db } from '../db/open.ts'
import { notFound } from '../errors.ts'
import type { Pictures } from '../pictures/pictures.ts'
import { removeStudent } from './delete-account.ts'
import { emailKey } from './email-key.ts'

const unknown = (email: string) => notFound(`There is no student ${email}`)

export const listStudents = (db: Db) =>
  db
    .selectFrom('students')
    .select(['email', 'name', 'verifiedAt', 'disabledAt', 'createdAt'])
    .orderBy('createdAt')
    .execute()

/** Shuts a student out at once, or lets the student in again. Rejects with 404 for an unknown one. */
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
  })
}

/** Removes a student with everything that is kept. Rejects with 404 for an unknown one. */
export async function removeByEmail(
  deps: { db: Db; pictures: Pictures },
  email: string,
): Promise<void> {
  const student = await deps.db
    .selectFrom('students')
    .select('_id')
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst()
  if (!student) throw unknown(email)
  await removeStudent(deps, student._id)
}
