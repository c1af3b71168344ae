import { loginRequired } from 'contract/account'
import { sessionDays, sessionIdleDays } from 'contract/retention'
import { confirmedAs, type Student } from '../access/actor.ts'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import type { SessionStore } from '../http/session-store.ts'
import { holdStudent } from './hold-student.ts'

const daySeconds = 24 * 60 * 60

/** How long a student stays signed in, at most and without coming back. */
export const studentLife = {
  absoluteSeconds: sessionDays * daySeconds,
  idleSeconds: sessionIdleDays * daySeconds,
}

type Held = Pick<Student, '_id' | 'email' | 'tokenHash'>

const confirmed = (store: SessionStore, { tokenHash, _id, email }: Held): Student['confirm'] =>
  async function confirm(trx) {
    // The student first, as everywhere: transactions that lock in one order do not block each other for good.
    const isHeld = (await holdStudent(trx, _id)) && (await store.hold(trx, tokenHash))
    if (!isHeld) throw unauthorized(loginRequired)
    return confirmedAs(email)
  }

/** One statement, found by its key. */
export async function findSession(
  db: Db,
  store: SessionStore,
  tokenHash: string,
  network: string,
): Promise<Student | undefined> {
  const { begun, seen } = store.limits()
  const student = await db
    .selectFrom('studentSessions')
    .innerJoin('students', 'students._id', 'studentSessions.studentId')
    .select(['_id', 'name', 'email', 'mobileNumber', 'profilePhoto', 'verifiedAt'])
    .select(['tokenHash', 'lastSeenAt'])
    .where('tokenHash', '=', tokenHash)
    .where('studentSessions.createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!student) return undefined
  await store.see(student)
  return { kind: 'student', ...student, network, confirm: confirmed(store, student) }
}

/** The sessions of a student that are not over, most recently used first. */
export function listSessions(db: Db, store: SessionStore, studentId: string) {
  const { begun, seen } = store.limits()
  return db
    .selectFrom('studentSessions')
    .select(['tokenHash', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('studentId', '=', studentId)
    .where('createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .orderBy('lastSeenAt', 'desc')
    .execute()
}
