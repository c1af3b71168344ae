import { loginRequired } from 'contract/account'
import { daySeconds } from 'contract/durations'
import { sessionDays, sessionIdleDays } from 'contract/retention'
import type { Transaction } from 'kysely'
import { confirmedAs, type Student } from '../access/actor.ts'
import type { Engine } from '../db/engine.ts'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { unauthorized } from '../errors.ts'
import type { SessionStore } from '../http/session-store.ts'
import { holdStudent } from './hold-student.ts'

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

/**
 * Holds sessions with their students until the transaction ends, as `confirm` does, by one statement for all. Gives those of
 * them that are not over, by their tokens' hashes.
 */
export async function holdSessions(
  trx: Transaction<Database>,
  { engine, store }: { engine: Engine; store: SessionStore },
  tokenHashes: readonly string[],
): Promise<Set<string>> {
  const { begun, seen } = store.limits()
  const sessions = trx
    .selectFrom('students')
    .innerJoin('studentSessions', 'studentSessions.studentId', 'students._id')
    .select('tokenHash')
    .where('tokenHash', 'in', tokenHashes)
    .where('studentSessions.createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .where('disabledAt', 'is', null)
    // In one order everywhere: two that hold some of the same never wait for one another.
    .orderBy('students._id')
    .orderBy('tokenHash')
  // On SQLite whoever writes is alone.
  const held = await (engine === 'postgres' ? sessions.forUpdate() : sessions).execute()
  return new Set(held.map(({ tokenHash }) => tokenHash))
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
