import { type AccountSession, deviceSignedOutAlready } from 'contract/accounts/account-settings'
import type { Student } from '../../platform/access/actor.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { sessionIdOf } from '../../platform/http/session-store.ts'
import type { StudentSessions } from './sessions.ts'

type Deps = { db: Db; studentSessions: StudentSessions }

export async function sessionsOfStudent(
  { studentSessions }: Pick<Deps, 'studentSessions'>,
  { _id, tokenHash: current }: Student,
): Promise<AccountSession[]> {
  const rows = await studentSessions.listOf(_id)
  return rows.map(({ tokenHash, ...session }) => ({
    ...session,
    _id: sessionIdOf(tokenHash),
    isCurrent: tokenHash === current,
  }))
}

export async function endSessionOfStudent(
  { db, studentSessions }: Deps,
  { _id, confirm }: Student,
  sessionId: string,
): Promise<void> {
  const rows = await studentSessions.listOf(_id)
  const ended = rows.find(({ tokenHash }) => sessionIdOf(tokenHash) === sessionId)
  if (!ended) throw notFound(deviceSignedOutAlready)
  await db.transaction().execute(async (trx) => {
    await confirm(trx)
    await trx
      .deleteFrom('studentSessions')
      .where('tokenHash', '=', ended.tokenHash)
      .where('studentId', '=', _id)
      .execute()
  })
}

export async function endOtherSessionsOfStudent(db: Db, { _id, tokenHash, confirm }: Student) {
  await db.transaction().execute(async (trx) => {
    await confirm(trx)
    await trx
      .deleteFrom('studentSessions')
      .where('studentId', '=', _id)
      .where('tokenHash', '!=', tokenHash)
      .execute()
  })
}

/** Also fails logins in progress. */
export async function endAllSessionsOfStudent(db: Db, { _id, confirm }: Student): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await confirm(trx)
    await trx
      .updateTable('students')
      .set((row) => ({ epoch: row('epoch', '+', 1) }))
      .where('_id', '=', _id)
      .execute()
    await trx.deleteFrom('studentSessions').where('studentId', '=', _id).execute()
  })
}
