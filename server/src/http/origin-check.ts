import type { FastifyRequest } from 'fastify'
import { forbidden } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const originOf = (value: string) => URL.parse(value)?.origin ?? 'null'

/**
 * Says whether a request may change something: it comes from our own pages, or from no browser at all.
 * Browsers send `Sec-Fetch-Site` (W3C Fetch Metadata), older ones `Origin` or `Referer`.
 */
export function createOriginCheck(ownOrigins: ReadonlySet<string>) {
  const isOwn = ({ headers }: FastifyRequest): boolean => {
    const site = headers['sec-fetch-site']
    if (site !== undefined) return site === 'same-origin' || site === 'none'
    if (headers.origin !== undefined) return ownOrigins.has(headers.origin)
    if (headers.referer !== undefined) return ownOrigins.has(originOf(headers.referer))
    return true
  }
  const checkOrigin = async (request: FastifyRequest) => {
    if (!isOwn(request)) throw forbidden('Request origin not allowed')
  }
  return {
    /** For a GET that changes something. */
    checkOrigin,
    /** For all routes: looks at the methods that change something. */
    checkOriginOfChanges: async (request: FastifyRequest) => {
      if (!safeMethods.has(request.method)) await checkOrigin(request)
    },
  }
}

/** The origins that count as ours. The local site is reached by several names. */
export function ownOrigins(config: { isDeployed: boolean; publicUrl: string }): Set<string> {
  const { protocol, port } = new URL(config.publicUrl)
  if (config.isDeployed) return new Set([config.publicUrl])
  return new Set(
    ['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`),
  )
}
