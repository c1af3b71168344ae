import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import { createTokenCookie } from '../../platform/http/token-cookie.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'

/** Binds passkey challenges to a browser by a cookie, so that nobody else can use the response. */
export function createBrowserChallenges(config: Config) {
  const cookie = createTokenCookie(config, { name: 'asked', sameSite: 'strict' })
  return {
    ask(request: FastifyRequest, reply: FastifyReply): string {
      const known = cookie.presented(request)
      if (known) return known
      const token = newToken()
      cookie.give(reply, token)
      return hashToken(token)
    },
    answering: (request: FastifyRequest): string => cookie.presented(request) ?? '',
  }
}
