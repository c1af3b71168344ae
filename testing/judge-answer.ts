import { failureBody } from 'contract/platform/endpoint'
import { responsesOf } from 'contract/platform/responses'
import type { RandomRequest } from './fuzz-requests.ts'

type Answer = { status: number; text: string; headers: Headers }

/** Allowed for every call: invalid addresses, bodies and origins, and outages. */
const always = new Set([400, 403, 404, 405, 408, 413, 414, 415, 429, 431, 503])
const isText = /^text\/|json$|atom\+xml$/
const inner = /node_modules|\.ts:\d|sqlite|postgres|SELECT |kysely|fastify|zod|FST_|ECONN/i

/** Describes what is wrong with a response, if anything. */
export function judgeAnswer(
  { endpoint }: Pick<RandomRequest, 'endpoint'>,
  answer: Answer,
): string | undefined {
  const { status, text, headers } = answer
  if (status >= 500 && !(status === 503 && headers.has('retry-after'))) return `${status}: ${text}`
  if (headers.get('x-content-type-options') !== 'nosniff') return `${status} without nosniff`
  if (!endpoint) return undefined
  const type = headers.get('content-type')
  if (status === 304) return undefined
  // A parameter that the router doesn’t accept, being too long or with a line break, leads to the page for unknown addresses.
  if (status === 404 && endpoint.answers && type === 'text/html; charset=utf-8') return undefined
  const isFile = status === 200 && endpoint.answers !== undefined
  const expected = (isFile && endpoint.answers) || 'application/json'
  const charset = isText.test(expected) ? '; charset=utf-8' : ''
  if (type !== `${expected}${charset}`) return `${status} as ${type}`
  if (isFile) return undefined
  const schema = responsesOf(endpoint)[status]
  if (!schema && !always.has(status)) return `${status}, which the contract does not have`
  const body: unknown = JSON.parse(text)
  if (!(schema ?? failureBody).safeParse(body).success)
    return `${status} not as the contract: ${text}`
  if (status >= 400 && inner.test(text)) return `${status} with what is inside: ${text}`
  return undefined
}
