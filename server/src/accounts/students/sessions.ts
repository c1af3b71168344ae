import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Student } from '../../platform/access/actor.ts'
import { networkOf } from '../../platform/access/network.ts'
import type { Trx } from '../../platform/db/schema.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { clearAtLogout } from '../../platform/http/clear-at-logout.ts'
import { languageOfReader } from '../../platform/http/language-prefix.ts'
import { createSessionStore } from '../../platform/http/session-store.ts'
import { createTokenCookie } from '../../platform/http/token-cookie.ts'
import { beginStudentSession, type Device, type ProvenStudent } from './begin-session.ts'
import {
  createStudentSessionFinder,
  lockStudentSessions,
  readStudentSessions,
  studentSessionLifetime,
} from './session-rows.ts'

const userAgentLength = 200

type Deps = Pick<PlatformDeps, 'db' | 'engine' | 'config' | 'trustedNetworks' | 'now'>

/** Random tokens in a cookie; the database holds only hashes. */
export function createStudentSessions({ db, engine, config, trustedNetworks, now }: Deps) {
  const cookie = createTokenCookie(config, {
    name: 'sid',
    sameSite: 'lax',
    maxAgeSeconds: studentSessionLifetime.absoluteSeconds,
  })
  const store = createSessionStore({ db, engine, now }, 'studentSessions', studentSessionLifetime)
  const find = createStudentSessionFinder(db, store)

  return {
    cookie: cookie.name,
    async current(request: FastifyRequest): Promise<Student | undefined> {
      const tokenHash = cookie.presented(request)
      if (tokenHash === undefined) return undefined
      return find(tokenHash, networkOf(request.ip))
    },
    deviceOf: (request: FastifyRequest): Device => ({
      userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentLength),
      earlierTokenHash: cookie.presented(request),
      network: networkOf(request.ip),
      language: languageOfReader(request),
    }),
    /** Rejects with 401 if the account was removed, disabled or raised its epoch since the proof. */
    begin: (trx: Trx, student: ProvenStudent, device: Device) =>
      beginStudentSession({ store, trustedNetworks, now }, trx, student, device),
    /** Call after the commit. */
    setCookie(reply: FastifyReply, token: string): void {
      cookie.give(reply, token)
    },
    async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await store.end(db, cookie.presented(request))
      cookie.takeBack(reply)
      clearAtLogout(request, reply)
    },
    /** For transactions that write for several students. */
    async hold<Held extends Student>(trx: Trx, students: readonly Held[]): Promise<Set<Held>> {
      const tokenHashes = students.map(({ tokenHash }) => tokenHash)
      const locked = await lockStudentSessions(trx, { engine, store }, tokenHashes)
      return new Set(students.filter(({ tokenHash }) => locked.has(tokenHash)))
    },
    listOf: (studentId: string) => readStudentSessions(db, store, studentId),
    cleanUp: store.cleanUp,
  }
}
export type StudentSessions = ReturnType<typeof createStudentSessions>
