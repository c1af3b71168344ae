import type { FastifyRequest } from 'fastify'
import { unsupported } from './errors.ts'

const json = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i
const multipart = /^multipart\/form-data\s*;.*boundary=/i

/** Refuses a body whose media type is not the one the route takes, before it is read. */
export async function checkContentType(request: FastifyRequest): Promise<void> {
  const schema = request.routeOptions.schema
  if (!schema?.body) return
  const expected = schema.consumes ? multipart : json
  // A tab after the type is not a separator that all readers agree on.
  const type = request.headers['content-type'] ?? ''
  if (type.includes('\t') || !expected.test(type)) throw unsupported()
}
