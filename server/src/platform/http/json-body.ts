import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BodyTurns } from './body-turns.ts'
import { badRequest, invalidRequestBody } from './errors.ts'
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
export function registerJsonBody(app: FastifyInstance, turn: BodyTurns): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  const parseStrictly = (request: FastifyRequest, text: string) =>
    new Promise((resolve, reject) => {
      parse(request, text, (error, value) => {
        if (error) reject(error)
        else if (isOversized(value) || writtenKeys(text) !== parsedKeys(value))
          reject(badRequest(invalidRequestBody))
        else resolve(value)
      })
    })
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (body === '' && !request.routeOptions.schema?.body) return undefined
      await turn(request, body.length)
      return parseStrictly(request, body)
    },
  )
}
