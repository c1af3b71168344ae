import type { IncomingHttpHeaders } from 'node:http'

/** Ranges and preconditions (RFC 9110 §13.1, §14.2). */
const conditions = ['range', 'if-match', 'if-unmodified-since'] as const

export const isForFullResponse = (headers: IncomingHttpHeaders): boolean =>
  conditions.every((name) => headers[name] === undefined)
