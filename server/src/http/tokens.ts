import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const token = /^[\w-]{43}$/

/** 32 random bytes as text for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256, hexadecimal: all that the database holds of a token. */
export const hashToken = (value: string) => createHash('sha256').update(value).digest('hex')

/** Hash of the token that a request brought in this cookie; undefined when what came can be none of ours. */
export function presentedToken(request: FastifyRequest, cookie: string): string | undefined {
  const value = request.cookies[cookie]
  return value && token.test(value) ? hashToken(value) : undefined
}

/** The instant so many seconds before. */
export const secondsBefore = (now: Date, seconds: number) =>
  new Date(now.getTime() - seconds * 1000).toISOString()
