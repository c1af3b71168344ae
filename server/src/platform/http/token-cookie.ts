import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hashToken, isToken } from './tokens.ts'

type Settings = {
  name: string
  sameSite: 'lax' | 'strict'
  /** Without it the cookie goes when the browser is closed. */
  maxAgeSeconds?: number
}

/** A cookie with a random token, of which the database holds only the hash. No script can read it. */
export function createTokenCookie(
  { isDeployed }: Config,
  { name, sameSite, maxAgeSeconds }: Settings,
) {
  // The prefix makes browsers refuse the cookie from anyone but this very host over https (RFC 6265bis §4.1.3).
  const cookie = isDeployed ? `__Host-${name}` : name
  const attributes = { path: '/', httpOnly: true, secure: isDeployed, sameSite }
  return {
    name: cookie,
    /** Hash of the token that a request brought; undefined when what came can be none of ours. */
    presented(request: FastifyRequest): string | undefined {
      const value = request.cookies[cookie]
      return value && isToken(value) ? hashToken(value) : undefined
    },
    give(reply: FastifyReply, token: string): void {
      const maxAge = maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }
      reply.setCookie(cookie, token, { ...attributes, ...maxAge })
    },
    takeBack(reply: FastifyReply): void {
      reply.clearCookie(cookie, attributes)
    },
  }
}
