import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, invalidRequestBody } from '../errors.ts'
import type { BodyTurns } from './body-turns.ts'

/** Content nests about ten deep; recursive code, including JSON's, would overflow the stack. */
const maxLevels = 100
/** The longest entry has a few thousand; with more, a megabyte blocks the server for a second. */
const maxValues = 50_000

function isOversized(value: unknown): boolean {
  let level = [value]
  let count = 0
  for (let depth = 0; depth <= maxLevels && count <= maxValues; depth++) {
    const inner: unknown[] = []
    for (const one of level)
      if (typeof one === 'object' && one !== null)
        for (const next of Object.values(one)) inner.push(next)
    if (inner.length === 0) return false
    count += inner.length
    level = inner
  }
  return true
}

/** Translations of a form are sent by the English text: 2,000 characters of up to two units. */
const longestName = 4_000

const jsonText = /"(?:[^"\\]|\\.)*"(\s*:)?/g

function writtenKeys(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(jsonText)) if (colon) count++
  return count
}

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
 * Strict JSON: no `__proto__` or `constructor.prototype` (Fastify's parser), no overlong names, at most 100 levels and 50,000
 * values, no duplicate names, which parsers read differently (RFC 8259 §4). A call without a body schema may have an empty
 * body, as some clients send on DELETE.
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
