import { loginRequired } from 'contract/account'
import { sessionDays, sessionIdleDays } from 'contract/retention'
import { confirmedAs, type Student } from '../access/actor.ts'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import { secondsBefore } from '../http/tokens.ts'
import { holdStudent } from './hold-student.ts'

const daySeconds = 24 * 60 * 60
const idleSeconds = sessionIdleDays * daySeconds
export const absoluteSeconds = sessionDays * daySeconds
const seenEverySeconds = 60

type Deps = { db: Db; now: () => Date }

/** What a session has to be younger than. */
const limits = (now: () => Date) => ({
  begun: secondsBefore(now(), absoluteSeconds),
  seen: secondsBefore(now(), idleSeconds),
})

type Held = Pick<Student, '_id' | 'email' | 'tokenHash'>

const confirmed = (now: () => Date, { tokenHash, _id, email }: Held): Student['confirm'] =>
  async function confirm(trx) {
    const { begun, seen } = limits(now)
    // The student first, as everywhere: transactions that lock in one order do not block each other for good.
    const held =
      (await holdStudent(trx, _id)) &&
      (await trx
        .updateTable('studentSessions')
        .set({ tokenHash })
        .where('tokenHash', '=', tokenHash)
        .where('createdAt', '>', begun)
        .where('lastSeenAt', '>', seen)
        .returning('tokenHash')
        .executeTakeFirst())
    if (!held) throw unauthorized(loginRequired)
    return confirmedAs(email)
  }

/** One statement, found by its key; nothing is kept, so that a session ends everywhere at once. */
export async function findSession(
  { db, now }: Deps,
  tokenHash: string,
  network: string,
): Promise<Student | undefined> {
  const { begun, seen } = limits(now)
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
  if (student && student.lastSeenAt < secondsBefore(now(), seenEverySeconds)) {
    await db
      .updateTable('studentSessions')
      .set({ lastSeenAt: now().toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute()
      // On a full disk one stays signed in; the next request tries again.
      .catch(() => undefined)
  }
  return student && { kind: 'student', ...student, network, confirm: confirmed(now, student) }
}

/** Removes the rows of sessions that are over. */
export async function sweepSessions({ db, now }: Deps): Promise<void> {
  const { begun, seen } = limits(now)
  await db
    .deleteFrom('studentSessions')
    .where((row) => row.or([row('createdAt', '<=', begun), row('lastSeenAt', '<=', seen)]))
    .execute()
}
