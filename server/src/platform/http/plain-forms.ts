import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, invalidRequestBody } from '../errors.ts'

const smallFormBytes = 16 * 1024
/** Ten questions with answers of 2,000 characters, plus consent; a Devanagari letter takes nine bytes URL-encoded. */
export const longFormBytes = 256 * 1024

/** A rejected form is rendered with all of them. Subscriptions have the most: fifty categories and fifty departments. */
const mostFields = 200

/** Browsers without scripts, and one-click unsubscribe (RFC 8058 §3.2). */
const encodings = [/^application\/x-www-form-urlencoded\b/, /^multipart\/form-data\b/]

async function readForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const sent = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  const form = await sent.formData().catch(() => undefined)
  if (!form || [...form].length > mostFields) throw badRequest(invalidRequestBody)
  return form
}

export const textFieldsIn = (
  form: FormData,
  isWanted: (name: string) => boolean,
): [name: string, value: string][] =>
  [...form].flatMap(([name, value]) =>
    isWanted(name) && typeof value === 'string' ? [[name, value]] : [],
  )

export function readForms(scope: FastifyInstance, bodyBytes = smallFormBytes): void {
  scope.removeAllContentTypeParsers()
  // Of the route: a limit of the parser is unknown when memory for the body is reserved.
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = bodyBytes
  })
  for (const encoding of encodings)
    scope.addContentTypeParser(encoding, { parseAs: 'buffer' }, readForm)
}
