import type { FastifyRequest } from 'fastify'
import { unsupported } from '../errors.ts'

const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i
const multipart = /^multipart\/form-data\s*;.*boundary=/i

/** Rejects the wrong media type before the body is read. */
export async function checkContentType(request: FastifyRequest): Promise<void> {
  const schema = request.routeOptions.schema
  if (!schema?.body) return
  const expected = schema.consumes ? multipart : json
  const type = request.headers['content-type'] ?? ''
  if (type.includes('\t') || !expected.test(type)) throw unsupported()
}
