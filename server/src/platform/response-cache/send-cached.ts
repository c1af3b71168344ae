import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from '../db/changes.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { isFromPanel, mayBeStaff } from '../http/visitor.ts'
import { recordTags } from './cache-tags.ts'
import type { CachedResponses } from './cached-responses.ts'
import { variantFor } from './encoded.ts'
import { bodyFields, isKnown } from './if-none-match.ts'
import type { CacheRequest } from './make-response.ts'

export type CacheDeps = { responseCache: CachedResponses; changes: Changes }

export type SentFor = {
  /** What staff get instead. No cache keeps it, and visitors' copies stay as they are. */
  forStaff?: ((body: Buffer) => Buffer) | undefined
}

/** For staff, validity is checked against the database. */
export async function sendCached(
  { responseCache, changes }: CacheDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { work, status = 200, forStaff, ...wanted }: CacheRequest & SentFor & { status?: 200 | 404 },
) {
  const change = mayBeStaff(request) ? forStaff : undefined
  if (wanted.tags.length > 0 && isFromPanel(request)) await changes.refresh()
  recordTags(request, reply, wanted.tags)
  const secured: CacheRequest['work'] = async (now, known) => {
    const finished = await work(now, known)
    return { ...finished, headers: { ...securityHeaders, ...finished.headers } }
  }
  const acceptEncoding = change ? undefined : request.headers['accept-encoding']
  const sent = await responseCache.answer({ ...wanted, work: secured }, acceptEncoding)
  const { body, fields, shows } = sent
  const etag = status === 200 ? variantFor(sent, request).etag : undefined
  recordTags(request, reply, shows)
  // If it must not be stored, its URL may be secret.
  if (status === 200 && fields['cache-control'] !== 'no-store')
    responseCache.learnAlias(request.url, wanted.key)
  if (change) {
    const { etag: _, 'content-length': __, ...shared } = fields
    const headers = { ...shared, 'cache-control': 'private, no-store' }
    return reply.headers(headers).send(change(body))
  }
  const vary = reply.getHeader('vary')
  reply.headers(etag ? { ...fields, etag } : fields)
  if (vary) reply.header('vary', `${vary}, Accept-Encoding`)
  if (!etag) return reply.removeHeader('etag').code(status).send(body)
  if (!isKnown(request.headers['if-none-match'], etag)) return reply.send(body)
  for (const name of bodyFields) reply.removeHeader(name)
  return reply.code(304).send()
}
