import type { IncomingHttpHeaders } from 'node:http'

/** What asks for a part, or for an answer only if nothing has changed (RFC 9110 §13.1, §14.2). */
const conditions = ['range', 'if-match', 'if-unmodified-since'] as const

/** Whether the whole answer is asked for, as browsers do: all that is kept are whole answers. */
export const isForWhole = (headers: IncomingHttpHeaders): boolean =>
  conditions.every((name) => headers[name] === undefined)
