import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, invalidRequestBody } from './errors.ts'

/** Larger than a form of a few lines. */
const fewLines = 16 * 1024
/**
 * Ten questions of 200 letters with answers of 2,000, and consent to 2,000, or a message far too long that is to be
 * drawn again: a letter of Devanagari is sent as nine bytes.
 */
export const manyLines = 256 * 1024

/** As browsers send a form that no script has sent, and mail programs their one click (RFC 8058 §3.2). */
const encodings = [/^application\/x-www-form-urlencoded\b/, /^multipart\/form-data\b/]

async function readForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const sent = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  return sent.formData().catch(() => {
    throw badRequest(invalidRequestBody)
  })
}

/** What was typed into the fields of these names, as `RejectedForm` has it. */
export const typedIn = (
  form: FormData,
  isWanted: (name: string) => boolean,
): [name: string, value: string][] =>
  [...form].flatMap(([name, value]) =>
    isWanted(name) && typeof value === 'string' ? [[name, value]] : [],
  )

/** Lets the routes of a scope read forms that browsers send by themselves, and nothing else; none of more bytes. */
export function readForms(scope: FastifyInstance, bodyBytes = fewLines): void {
  scope.removeAllContentTypeParsers()
  for (const encoding of encodings)
    scope.addContentTypeParser(encoding, { parseAs: 'buffer', bodyLimit: bodyBytes }, readForm)
}
