import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, invalidRequestBody } from '../errors.ts'

/** Larger than a form of a few lines. */
const fewLines = 16 * 1024

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

/** Lets the routes of a scope read forms that browsers send by themselves, and nothing else; none of more bytes. */
export function readForms(scope: FastifyInstance, bodyBytes = fewLines): void {
  scope.removeAllContentTypeParsers()
  for (const encoding of encodings)
    scope.addContentTypeParser(encoding, { parseAs: 'buffer', bodyLimit: bodyBytes }, readForm)
}
