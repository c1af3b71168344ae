import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, invalidRequestBody } from '../errors.ts'

const smallFormBytes = 16 * 1024
/** Ten questions with answers of 2,000 characters, plus consent; a Devanagari letter takes nine bytes URL-encoded. */
export const longFormBytes = 256 * 1024

/** Browsers without scripts, and one-click unsubscribe (RFC 8058 §3.2). */
const encodings = [/^application\/x-www-form-urlencoded\b/, /^multipart\/form-data\b/]

async function readForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const sent = new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  return sent.formData().catch(() => {
    throw badRequest(invalidRequestBody)
  })
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
  for (const encoding of encodings)
    scope.addContentTypeParser(encoding, { parseAs: 'buffer', bodyLimit: bodyBytes }, readForm)
}
