import { invalidLogin, loginRequired } from 'contract/account'
import { sessionDays, sessionIdleDays } from 'contract/retention'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { type Actor, actorName } from '../access/actor.ts'
import type { KnownPlaces } from '../access/known-places.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { unauthorized } from '../errors.ts'
import { networkOf } from '../http/network.ts'
import { createTokenCookie } from '../http/token-cookie.ts'
import { hashToken, newToken, secondsBefore } from '../http/tokens.ts'
import { holdStudent } from './hold-student.ts'

const daySeconds = 24 * 60 * 60
const idleSeconds = sessionIdleDays * daySeconds
const absoluteSeconds = sessionDays * daySeconds
const seenEverySeconds = 60
const userAgentLength = 200

/** Who has proven to be this student, and the epoch of the account that the proof was made in. */
export type ProvenStudent = { studentId: string; epoch: number }

/** Where a session is begun: the browser's words, the session that it brought along, and its network. */
export type Device = { userAgent: string; earlierTokenHash: string | undefined; network: string }

/** Sessions of students: random tokens in a cookie, of which the database holds only the hash. */
export function createStudentSessions({
  db,
  config,
  places,
  now,
}: {
  db: Db
  config: Config
  places: KnownPlaces
  now: () => Date
}) {
  const cookie = createTokenCookie(config, {
    name: 'sid',
    sameSite: 'lax',
    maxAgeSeconds: absoluteSeconds,
  })
  const found = new WeakMap<FastifyRequest, Student>()

  /** What a session has to be younger than. */
  const limits = () => ({
    begun: secondsBefore(now(), absoluteSeconds),
    seen: secondsBefore(now(), idleSeconds),
  })

  const confirmed = (tokenHash: string, { _id, email }: StudentRow): Actor['confirm'] =>
    async function confirm(trx) {
      const { begun, seen } = limits()
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
      return actorName(email)
    }

  /** One statement, found by its key; nothing is kept, so that a session ends everywhere at once. */
  async function find(tokenHash: string): Promise<Student | undefined> {
    const { begun, seen } = limits()
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
    return student && { ...student, confirm: confirmed(tokenHash, student) }
  }

  async function current(request: FastifyRequest): Promise<Student | undefined> {
    const tokenHash = cookie.presented(request)
    return tokenHash === undefined ? undefined : find(tokenHash)
  }

  return {
    /** The student who is signed in, if anybody is. */
    current,
    /** Guard of a route; runs before the body is read. */
    requireStudent: async (request: FastifyRequest): Promise<void> => {
      const student = await current(request)
      if (!student) throw unauthorized(loginRequired)
      found.set(request, student)
    },
    /** The student whom the guard let through. */
    studentOf(request: FastifyRequest): Student {
      const student = found.get(request)
      if (!student) throw unauthorized(loginRequired)
      return student
    },
    deviceOf: (request: FastifyRequest): Device => ({
      userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentLength),
      earlierTokenHash: cookie.presented(request),
      network: networkOf(request.ip),
    }),
    /**
     * Begins a session, ends the one that the browser brought along, and gives the token for `setCookie`. Rejects with
     * 401 when the account was removed, disabled or raised its epoch since the proof.
     */
    async begin(
      trx: Transaction<Database>,
      { studentId, epoch }: ProvenStudent,
      { userAgent, earlierTokenHash, network }: Device,
    ): Promise<string> {
      // Changes nothing; it locks the account, in the words that both engines know.
      const account = await trx
        .updateTable('students')
        .set({ epoch })
        .where('_id', '=', studentId)
        .where('epoch', '=', epoch)
        .where('disabledAt', 'is', null)
        .returning('_id')
        .executeTakeFirst()
      if (!account) throw unauthorized(invalidLogin)
      if (earlierTokenHash) {
        await trx.deleteFrom('studentSessions').where('tokenHash', '=', earlierTokenHash).execute()
      }
      const token = newToken()
      const moment = now().toISOString()
      await trx
        .insertInto('studentSessions')
        .values({
          tokenHash: hashToken(token),
          studentId,
          userAgent,
          createdAt: moment,
          lastSeenAt: moment,
        })
        .execute()
      await places.keepNetwork(trx, studentId, network)
      return token
    },
    /** Gives the browser the token, when the session is committed. */
    setCookie(reply: FastifyReply, token: string): void {
      cookie.give(reply, token)
    },
    /** Ends the session that the browser brought along, if there is one. */
    async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const tokenHash = cookie.presented(request)
      if (tokenHash) {
        await db.deleteFrom('studentSessions').where('tokenHash', '=', tokenHash).execute()
      }
      cookie.takeBack(reply)
      reply.header('clear-site-data', '"cache","storage"')
    },
    /** Removes the rows of sessions that are over. */
    async sweep(): Promise<void> {
      await db
        .deleteFrom('studentSessions')
        .where((row) =>
          row.or([
            row('createdAt', '<=', secondsBefore(now(), absoluteSeconds)),
            row('lastSeenAt', '<=', secondsBefore(now(), idleSeconds)),
          ]),
        )
        .execute()
    },
  }
}
export type StudentSessions = ReturnType<typeof createStudentSessions>

type StudentRow = {
  _id: string
  name: string
  email: string
  mobileNumber: string | null
  profilePhoto: string | null
  verifiedAt: string | null
  tokenHash: string
}

/** The student behind a request. */
export type Student = StudentRow & Actor
