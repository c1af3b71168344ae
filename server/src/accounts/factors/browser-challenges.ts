import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { createTokenCookie } from '../../platform/http/token-cookie.ts'
import { hashToken, newToken } from '../../platform/http/tokens.ts'

/** Names browsers that are asked for a passkey to sign in with: nobody else can use the answer. */
export function createAskedBrowsers(config: Config) {
  const cookie = createTokenCookie(config, { name: 'asked', sameSite: 'strict' })
  return {
    /** The browser of a request, which gets a name when it has none. */
    ask(request: FastifyRequest, reply: FastifyReply): string {
      const known = cookie.presented(request)
      if (known) return known
      const token = newToken()
      cookie.give(reply, token)
      return hashToken(token)
    },
    /** Empty for a browser that was not asked. */
    answering: (request: FastifyRequest): string => cookie.presented(request) ?? '',
  }
}
