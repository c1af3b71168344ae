import { minuteMilliseconds, minuteSeconds } from 'contract/platform/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/open.ts'
import type { PlatformDeps } from '../../platform/deps.ts'
import { createTokenCookie } from '../../platform/http/token-cookie.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import type { Identity, StartedSignIn } from '../sign-in-provider/sign-in-provider.ts'

const startMinutes = 10
const proofMinutes = 5

type Deps = Pick<PlatformDeps, 'db' | 'config' | 'now'>

/** Start and proof, each single-use and bound to the browser's cookie. The database holds only hashes. */
export function createSignInProofs({ db, config, now }: Deps) {
  const cookie = createTokenCookie(config, {
    name: 'pre',
    // The provider's page redirects the browser back.
    sameSite: 'lax',
    maxAgeSeconds: startMinutes * minuteSeconds,
  })
  const inMinutes = (minutes: number) =>
    new Date(now().getTime() + minutes * minuteMilliseconds).toISOString()

  return {
    async begin(reply: FastifyReply, { state, nonce, codeVerifier }: StartedSignIn) {
      const token = newToken()
      await db
        .insertInto('signInStarts')
        .values({
          tokenHash: hashToken(token),
          state,
          nonce,
          codeVerifier,
          expiresAt: inMinutes(startMinutes),
        })
        .execute()
      cookie.give(reply, token)
    },
    /**
     * Undefined if there is none or it was used. The state is compared here, so that the return of an older window, or one
     * that another site makes up, doesn't use up this browser's latest start.
     */
    async takeStart(
      request: FastifyRequest,
      state: string | null,
    ): Promise<StartedSignIn | undefined> {
      const tokenHash = cookie.presented(request)
      if (!tokenHash || state === null) return undefined
      return db
        .deleteFrom('signInStarts')
        .where('tokenHash', '=', tokenHash)
        .where('state', '=', state)
        .where('expiresAt', '>', now().toISOString())
        .returning(['state', 'nonce', 'codeVerifier'])
        .executeTakeFirst()
    },
    async prove(reply: FastifyReply, { issuer, subject, email }: Identity) {
      const token = newToken()
      await db
        .insertInto('signInProofs')
        .values({
          tokenHash: hashToken(token),
          issuer,
          subject,
          email,
          expiresAt: inMinutes(proofMinutes),
        })
        .execute()
      cookie.give(reply, token)
    },
    /** Single use; undefined if there is none. */
    async takeProof(request: FastifyRequest, reply: FastifyReply) {
      const tokenHash = cookie.presented(request)
      cookie.takeBack(reply)
      if (!tokenHash) return undefined
      return db
        .deleteFrom('signInProofs')
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', now().toISOString())
        .returning(['issuer', 'subject', 'email'])
        .executeTakeFirst()
    },
    async cleanUp(): Promise<void> {
      const timestamp = now().toISOString()
      await db.deleteFrom('signInStarts').where('expiresAt', '<=', timestamp).execute()
      await db.deleteFrom('signInProofs').where('expiresAt', '<=', timestamp).execute()
    },
  }
}
export type Proof = { issuer: string; subject: string; email: string }
export type SignInProofs = ReturnType<typeof createSignInProofs>

export async function isOwnProof(
  db: Db,
  studentId: string,
  { issuer, subject }: Proof,
): Promise<boolean> {
  const link = await db
    .selectFrom('studentLinks')
    .select('studentId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('studentId', '=', studentId)
    .executeTakeFirst()
  return link !== undefined
}
