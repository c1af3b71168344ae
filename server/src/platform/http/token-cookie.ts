import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { hashToken, isToken } from '../tokens.ts'

type Settings = {
  name: string
  sameSite: 'lax' | 'strict'
  maxAgeSeconds?: number
}

/** Only the token's hash is stored. HttpOnly. */
export function createTokenCookie(
  { isDeployed }: Config,
  { name, sameSite, maxAgeSeconds }: Settings,
) {
  // The prefix makes browsers accept the cookie from this host over HTTPS only (RFC 6265bis §4.1.3).
  const cookie = isDeployed ? `__Host-${name}` : name
  const attributes = { path: '/', httpOnly: true, secure: isDeployed, sameSite }
  return {
    name: cookie,
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
