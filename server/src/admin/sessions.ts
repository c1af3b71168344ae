import { adminLoginRequired, invalidLogin } from 'contract/admin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, actorName } from '../access/actor.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import { unauthorized } from '../errors.ts'
import { networkOf } from '../http/network.ts'
import { createTokenCookie } from '../http/token-cookie.ts'
import { hashToken, newToken, secondsBefore } from '../http/tokens.ts'
import { noteSession } from './note-session.ts'

const idleMinutes = 30
const absoluteHours = 12
const seenEverySeconds = 60
const userAgentLength = 200

/** Whose password was right, and the hash that it was compared with. */
export type ProvenAdmin = { adminId: string; passwordHash: string }

/** The administrator behind a request. */
export type AdminSession = ProvenAdmin & Actor & { tokenHash: string }

/** Sessions of administrators: random tokens in a cookie, of which the database holds only the hash. */
export function createAdminSessions({
  db,
  config,
  now,
}: {
  db: Db
  config: Config
  now: () => Date
}) {
  const cookie = createTokenCookie(config, { name: 'aid', sameSite: 'strict' })
  const found = new WeakMap<FastifyRequest, AdminSession>()

  /** What a session has to be younger than. */
  const limits = () => ({
    begun: secondsBefore(now(), absoluteHours * 3600),
    seen: secondsBefore(now(), idleMinutes * 60),
  })

  const confirmed = (tokenHash: string, email: string): Actor['confirm'] =>
    async function confirm(trx) {
      const { begun, seen } = limits()
      // Changes nothing; it locks the session, in the words that both engines know.
      const held = await trx
        .updateTable('adminSessions')
        .set({ tokenHash })
        .where('tokenHash', '=', tokenHash)
        .where('createdAt', '>', begun)
        .where('lastSeenAt', '>', seen)
        .returning('tokenHash')
        .executeTakeFirst()
      if (!held) throw unauthorized(adminLoginRequired)
      return actorName(email)
    }

  async function find(tokenHash: string): Promise<AdminSession | undefined> {
    const { begun, seen } = limits()
    const session = await db
      .selectFrom('adminSessions')
      .innerJoin('admins', 'admins._id', 'adminSessions.adminId')
      .select(['tokenHash', 'adminId', 'email', 'passwordHash', 'lastSeenAt'])
      .where('tokenHash', '=', tokenHash)
      .where('adminSessions.createdAt', '>', begun)
      .where('lastSeenAt', '>', seen)
      .executeTakeFirst()
    if (session && session.lastSeenAt < secondsBefore(now(), seenEverySeconds)) {
      await db
        .updateTable('adminSessions')
        .set({ lastSeenAt: now().toISOString() })
        .where('tokenHash', '=', tokenHash)
        .execute()
        // On a full disk one stays signed in; the next request tries again.
        .catch(() => undefined)
    }
    return session && { ...session, confirm: confirmed(tokenHash, session.email) }
  }

  const end = (tokenHash: string) =>
    db.deleteFrom('adminSessions').where('tokenHash', '=', tokenHash).execute()

  return {
    /**
     * Begins a session and ends the one that the browser brought along. Rejects with 401 when the account was removed
     * or got another password since the password was checked.
     */
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      { adminId, passwordHash }: ProvenAdmin,
    ): Promise<void> {
      const value = newToken()
      const moment = now().toISOString()
      const earlier = cookie.presented(request)
      const network = networkOf(request.ip)
      await db.transaction().execute(async (trx) => {
        // Changes nothing; it locks the account, in the words that both engines know.
        const account = await trx
          .updateTable('admins')
          .set({ passwordHash })
          .where('_id', '=', adminId)
          .where('passwordHash', '=', passwordHash)
          .returning('email')
          .executeTakeFirst()
        if (!account) throw unauthorized(invalidLogin)
        if (earlier) {
          await trx.deleteFrom('adminSessions').where('tokenHash', '=', earlier).execute()
        }
        await trx
          .insertInto('adminSessions')
          .values({
            tokenHash: hashToken(value),
            adminId,
            createdAt: moment,
            lastSeenAt: moment,
            verifiedAt: null,
            userAgent: request.headers['user-agent']?.slice(0, userAgentLength) ?? null,
            network,
          })
          .execute()
        await noteSession(trx, { email: account.email, action: 'logged in', network }, now())
      })
      cookie.give(reply, value)
    },
    /** Ends the session that the browser brought along, if there is one. */
    async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const tokenHash = cookie.presented(request)
      if (tokenHash) {
        const network = networkOf(request.ip)
        await db.transaction().execute(async (trx) => {
          const ended = await trx
            .deleteFrom('adminSessions')
            .where('tokenHash', '=', tokenHash)
            .returning('adminId')
            .executeTakeFirst()
          if (!ended) return
          const { email } = await trx
            .selectFrom('admins')
            .select('email')
            .where('_id', '=', ended.adminId)
            .executeTakeFirstOrThrow()
          await noteSession(trx, { email, action: 'logged out', network }, now())
        })
      }
      cookie.takeBack(reply)
      reply.header('clear-site-data', '"cache","storage"')
    },
    /** Guard of a route; runs before the body is read. */
    requireAdmin: async (request: FastifyRequest): Promise<void> => {
      const tokenHash = cookie.presented(request)
      const session = tokenHash && (await find(tokenHash))
      if (!session) throw unauthorized(adminLoginRequired)
      found.set(request, session)
    },
    /** The administrator whom the guard let through. */
    adminOf(request: FastifyRequest): AdminSession {
      const session = found.get(request)
      if (!session) throw unauthorized(adminLoginRequired)
      return session
    },
    end,
    /** The sessions of an administrator that are not over, most recently used first. */
    listOf(adminId: string) {
      const { begun, seen } = limits()
      return db
        .selectFrom('adminSessions')
        .select(['tokenHash', 'userAgent', 'network', 'createdAt', 'lastSeenAt'])
        .where('adminId', '=', adminId)
        .where('createdAt', '>', begun)
        .where('lastSeenAt', '>', seen)
        .orderBy('lastSeenAt', 'desc')
        .execute()
    },
    /** Removes the rows of sessions that are over. */
    async sweep(): Promise<void> {
      await db
        .deleteFrom('adminSessions')
        .where((row) =>
          row.or([
            row('createdAt', '<=', secondsBefore(now(), absoluteHours * 3600)),
            row('lastSeenAt', '<=', secondsBefore(now(), idleMinutes * 60)),
          ]),
        )
        .execute()
    },
  }
}
export type AdminSessions = ReturnType<typeof createAdminSessions>
