import { loginRequired } from 'contract/accounts/account'
import { sessionDays, sessionIdleDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import DataLoader from 'dataloader'
import type { Transaction } from 'kysely'
import { confirmedAs, type Student } from '../../platform/access/actor.ts'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import { waitFor, withNewPatience } from '../../platform/db/patience.ts'
import type { Database } from '../../platform/db/schema.ts'
import { unauthorized } from '../../platform/http/errors.ts'
import type { SessionStore } from '../../platform/http/session-store.ts'
import { holdStudent } from './lock-student.ts'

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

async function findSessions(db: Db, store: SessionStore, tokenHashes: readonly string[]) {
  const { begun, seen } = store.limits()
  const sessions = await db
    .selectFrom('studentSessions')
    .innerJoin('students', 'students._id', 'studentSessions.studentId')
    .select(['_id', 'name', 'email', 'mobileNumber', 'profilePhoto', 'verifiedAt'])
    .select(['tokenHash', 'lastSeenAt'])
    .where('tokenHash', 'in', tokenHashes)
    .where('studentSessions.createdAt', '>', begun)
    .where('lastSeenAt', '>', seen)
    .where('disabledAt', 'is', null)
    .execute()
  await store.see(sessions)
  return new Map(sessions.map((session) => [session.tokenHash, session]))
}

const foundAtOnce = 200

/**
 * What finds the session of a token, and its student; undefined when there is none. What is asked in one turn of the event loop
 * is asked of the database together: when registration opens, a thousand come at once.
 */
export function createSessionFinder(db: Db, store: SessionStore) {
  type Found = Awaited<ReturnType<typeof findSessions>> extends Map<string, infer Row> ? Row : never
  const together = async (tokenHashes: readonly string[]) => {
    // Each waits within the own allowance; this is nobody's.
    const found = await withNewPatience(() => findSessions(db, store, tokenHashes))
    return tokenHashes.map((tokenHash) => found.get(tokenHash))
  }
  const loader = new DataLoader<string, Found | undefined>(together, {
    cache: false,
    maxBatchSize: foundAtOnce,
    batchScheduleFn: (begin) => setImmediate(begin),
  })

  return async function find(tokenHash: string, network: string): Promise<Student | undefined> {
    const student = await waitFor(() => loader.load(tokenHash))
    return student && { kind: 'student', ...student, network, confirm: confirmed(store, student) }
  }
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
