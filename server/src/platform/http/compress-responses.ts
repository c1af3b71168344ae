import { pipeline, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress, compressor } from './encoding.ts'
import { internalAddress } from './request-id.ts'

const leastBytes = 1024

const compressible = /^(text\/|application\/(json|xml|[\w.+-]+\+(json|xml))|image\/svg)/

/** BREACH: compressed sizes can leak a secret if another site makes a browser send its session along with chosen input. */
const isCrossSiteRequest = ({ headers }: FastifyRequest) =>
  headers.cookie !== undefined &&
  (headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site')

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload

function mayCompress(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '')
  return (
    request.socket.remoteAddress !== internalAddress &&
    compressible.test(type) &&
    !reply.hasHeader('content-encoding') &&
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
  if (encoding === 'identity' || isCrossSiteRequest(request)) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  if (isText) return compress[encoding](Buffer.from(payload), { isQuick: true })
  return pipeline(payload, compressor[encoding](), () => undefined)
}

/** For responses to one reader; cached ones are already compressed. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload) => compressed(request, reply, payload))
}
