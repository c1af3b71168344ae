import type { CurrentAdmin } from 'contract/accounts/admin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SteppingUp } from '../../platform/access/actor.ts'
import { networkOf } from '../../platform/access/network.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { clearAtLogout } from '../../platform/http/clear-at-logout.ts'
import { languageOfReader } from '../../platform/http/language-prefix.ts'
import { createSessionStore } from '../../platform/http/session-store.ts'
import { createTokenCookie } from '../../platform/http/token-cookie.ts'
import { beginAdminSession, leaveSession, type OnStarted } from './begin-and-end-session.ts'
import {
  adminSessionLifetime,
  countSessions,
  createAdminSessionFinder,
  type ProvenAdmin,
  readAdminSessions,
} from './session-rows.ts'

const userAgentLength = 200

type Deps = Pick<PlatformDeps, 'db' | 'engine' | 'config' | 'now'>

/** Random tokens in a cookie; the database holds only hashes. */
export function createAdminSessions({ db, engine, config, now }: Deps) {
  const cookie = createTokenCookie(config, { name: 'aid', sameSite: 'strict' })
  const { isDeployed } = config
  const store = createSessionStore({ db, engine, now }, 'adminSessions', adminSessionLifetime)
  const find = createAdminSessionFinder({ db, now, isDeployed }, store)

  return {
    cookie: cookie.name,
    async current(request: FastifyRequest): Promise<SteppingUp | undefined> {
      const tokenHash = cookie.presented(request)
      if (tokenHash === undefined) return undefined
      return find(tokenHash, networkOf(request.ip))
    },
    /** Rejects with 401 if the account was removed, disabled, or got a new password or its first factor since the check. */
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      admin: ProvenAdmin,
      onStarted?: OnStarted,
    ): Promise<CurrentAdmin> {
      const device = {
        userAgent: request.headers['user-agent']?.slice(0, userAgentLength) ?? null,
        earlierTokenHash: cookie.presented(request),
        network: networkOf(request.ip),
        language: languageOfReader(request),
      }
      const { token, account } = await beginAdminSession(
        { db, store, now, isDeployed },
        admin,
        device,
        onStarted,
      )
      cookie.give(reply, token)
      return account
    },
    async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const tokenHash = cookie.presented(request)
      if (tokenHash) await leaveSession({ db, now }, tokenHash, networkOf(request.ip))
      cookie.takeBack(reply)
      clearAtLogout(request, reply)
    },
    end: (tokenHash: string) => store.end(db, tokenHash),
    listOf: (adminId: string) => readAdminSessions(db, store, adminId),
    count: () => countSessions(db, store),
    cleanUp: store.cleanUp,
  }
}
export type AdminSessions = ReturnType<typeof createAdminSessions>
