import type { FastifyInstance } from 'fastify'
import { badRequest, invalidRequestBody } from '../errors.ts'
import { isOversized } from './is-oversized.ts'

/** Of a field, in characters. */
export const longestName = 100

const jsonText = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/** Names written in a JSON text, counted with repetitions: strings with a colon behind them. */
function writtenKeys(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(jsonText)) if (colon) count++
  return count
}

/** Counts the names in a parsed value; undefined when one is longer than any of ours. */
function parsedKeys(value: unknown): number | undefined {
  let count = 0
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const values = Object.values(next)
    if (!Array.isArray(next)) {
      if (Object.keys(next).some((name) => name.length > longestName)) return undefined
      count += values.length
    }
    for (const inner of values) open.push(inner)
  }
  return count
}

/**
 * Parses `application/json` and nothing else. Refuses `__proto__`, `constructor.prototype` (Fastify's parser does), names
 * of more than 100 characters, more than 100 levels or 50,000 values, and names given twice, which two readers of one body may understand
 * differently (RFC 8259 §4). Calls without a body schema may send the header with nothing behind it, as some clients do on DELETE.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '' && !request.routeOptions.schema?.body) return done(null, undefined)
    parse(request, text, (error, value) => {
      if (!error && (isOversized(value) || writtenKeys(text) !== parsedKeys(value))) {
        return done(badRequest(invalidRequestBody), undefined)
      }
      done(error, value)
    })
  })
}
