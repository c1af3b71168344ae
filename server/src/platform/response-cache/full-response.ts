import type { IncomingHttpHeaders } from 'node:http'

/** No range or precondition (RFC 9110 §13.1, §14.2). */
export const isForFullResponse = (headers: IncomingHttpHeaders): boolean =>
  headers.range === undefined &&
  headers['if-match'] === undefined &&
  headers['if-unmodified-since'] === undefined
