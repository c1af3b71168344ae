import { pipeline, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, compressor } from '../response-cache/encoding.ts'
import { ourselves } from './request-id.ts'

/** Less fits into the first packet of an answer anyway. */
const leastBytes = 1024

const compressible = /^(text\/|application\/(json|xml|[\w.+-]+\+(json|xml))|image\/svg)/

/**
 * Whether the length of an answer could tell another site a secret in it (BREACH): that site has to make a browser ask with its
 * session, and to choose a part of the answer.
 */
const isAskedByAnotherSite = ({ headers }: FastifyRequest) =>
  headers.cookie !== undefined &&
  (headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site')

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload

function mayCompress(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '')
  return (
    request.socket.remoteAddress !== ourselves &&
    compressible.test(type) &&
    !reply.hasHeader('content-encoding') &&
    // A part of a file, and what a browser compares by its bytes.
    reply.statusCode !== 206 &&
    !reply.hasHeader('etag')
  )
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (/accept-encoding/i.test(vary)) return
  reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isText && !isStream(payload)) return payload
  if (isText && payload.length <= leastBytes) return payload
  if (!mayCompress(request, reply)) return payload
  addVary(reply)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity' || isAskedByAnotherSite(request)) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  if (isText) return compress[encoding](Buffer.from(payload), { isQuick: true })
  // A failure ends the answer, as it would without.
  return pipeline(payload, compressor[encoding](), () => undefined)
}

/** Compresses what is made for one reader; what is cached has been compressed once for all. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload) => compressed(request, reply, payload))
}
