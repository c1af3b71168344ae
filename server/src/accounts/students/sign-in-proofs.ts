import { minuteMilliseconds, minuteSeconds } from 'contract/platform/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/open.ts'
import { createTokenCookie } from '../../platform/http/token-cookie.ts'
import { hashToken, newToken } from '../../platform/http/tokens.ts'
import type { Identity, StartedSignIn } from '../sign-in-provider/sign-in-provider.ts'

const startMinutes = 10
const proofMinutes = 5

/**
 * The way of one browser through a third-party sign-in: a start, then a proof, each bound to its cookie and good for
 * one use. The cookie's token lies in the database as a hash only.
 */
export function createSignInProofs({
  db,
  config,
  now,
}: {
  db: Db
  config: Config
  now: () => Date
}) {
  const cookie = createTokenCookie(config, {
    name: 'pre',
    // Because the provider's page sends the browser back.
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
    /** The start that this browser made; undefined when it made none, or used it already. */
    async takeStart(request: FastifyRequest): Promise<StartedSignIn | undefined> {
      const tokenHash = cookie.presented(request)
      if (!tokenHash) return undefined
      return db
        .deleteFrom('signInStarts')
        .where('tokenHash', '=', tokenHash)
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
    /** What this browser has proven, once; undefined when it has proven nothing. */
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
    async sweep(): Promise<void> {
      const moment = now().toISOString()
      await db.deleteFrom('signInStarts').where('expiresAt', '<=', moment).execute()
      await db.deleteFrom('signInProofs').where('expiresAt', '<=', moment).execute()
    },
  }
}
export type Proof = { issuer: string; subject: string; email: string }
export type SignInProofs = ReturnType<typeof createSignInProofs>

/** Whether what was proven is the account that the student is linked with. */
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
