import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Database, Trx } from '../../platform/db/schema.ts'

export type ExportedRow = Record<string, unknown>
export type ReadOwnRows = (db: Db, student: Student) => Promise<ExportedRow[]>

/**
 * What other domains hold about students. `server/src/student-data.ts` puts it together, because accounts are below those
 * domains.
 */
export type StudentData = {
  /** What belongs to a student in each table, or why nothing does. The type forces a decision for every new table. */
  rows: Readonly<Record<keyof Database, ReadOwnRows | string>>
  /** `emailKey` is null unless verified: the address may belong to someone else. */
  forget: (
    trx: Trx,
    who: { studentId: string; emailKey: string | null },
    now: Date,
  ) => Promise<void>
}

/** Credentials, and columns that only the program uses. */
const secrets = ['passwordHash', 'token', 'tokenHash', 'codeHash', 'epoch', 'emailKey', 'mailbox']

export const withoutSecrets = (row: ExportedRow): ExportedRow =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null && !secrets.includes(name)),
  )

/** Exported as the profile. */
export const readProfile: ReadOwnRows = (db, { _id }) =>
  db.selectFrom('students').selectAll().where('_id', '=', _id).execute()
