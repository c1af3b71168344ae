import { loginRequired } from 'contract/accounts/account'
import { sessionDays, sessionIdleDays } from 'contract/content/retention'
import { daySeconds } from 'contract/platform/durations'
import DataLoader from 'dataloader'
import { confirmedAs, type Student } from '../../platform/access/actor.ts'
import type { Engine } from '../../platform/db/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import { withNewPatience } from '../../platform/db/patience.ts'
import type { Trx } from '../../platform/db/schema.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { SessionStore } from '../../platform/http/session-store.ts'
import { lockStudent } from './lock-student.ts'

export const studentSessionLifetime = {
  absoluteSeconds: sessionDays * daySeconds,
  idleSeconds: sessionIdleDays * daySeconds,
}

type Locked = Pick<Student, '_id' | 'email' | 'tokenHash'>

const confirmed = (store: SessionStore, { tokenHash, _id, email }: Locked): Student['confirm'] =>
  async function confirm(trx) {
    // Student first, as everywhere: a fixed lock order prevents deadlocks.
    const isLocked = (await lockStudent(trx, { _id, email })) && (await store.hold(trx, tokenHash))
    if (!isLocked) throw unauthorized(loginRequired)
    return confirmedAs(email)
  }

/** Like `confirm`, for many students in one statement. Returns the active ones by token hash. */
export async function lockStudentSessions(
  trx: Trx,
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
    // A fixed order prevents deadlocks.
    .orderBy('students._id')
    .orderBy('tokenHash')
  // SQLite has one writer at a time.
  const locked = await (engine === 'postgres' ? sessions.forUpdate() : sessions).execute()
  return new Set(locked.map(({ tokenHash }) => tokenHash))
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

const lookupsPerBatch = 200

/** Batches the lookups of one event loop turn: when registration opens, a thousand arrive at once. */
export function createStudentSessionFinder(db: Db, store: SessionStore) {
  type Match = Awaited<ReturnType<typeof findSessions>> extends Map<string, infer Row> ? Row : never
  const together = async (tokenHashes: readonly string[]) => {
    // The batch belongs to no request.
    const result = await withNewPatience(() => findSessions(db, store, tokenHashes))
    return tokenHashes.map((tokenHash) => result.get(tokenHash))
  }
  const loader = new DataLoader<string, Match | undefined>(together, {
    cache: false,
    maxBatchSize: lookupsPerBatch,
    batchScheduleFn: (begin) => setImmediate(begin),
  })

  return async function find(tokenHash: string, network: string): Promise<Student | undefined> {
    const student = await loader.load(tokenHash)
    return student && { kind: 'student', ...student, network, confirm: confirmed(store, student) }
  }
}

export function readStudentSessions(db: Db, store: SessionStore, studentId: string) {
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
