import type { FastifyRequest } from 'fastify'
import { forbidden } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const originOf = (value: string) => URL.parse(value)?.origin ?? 'null'

/**
 * Headers of a browser that loads a page which nobody has asked for yet: the standard's (`prefetch`, `prefetch;prerender`,
 * https://wicg.github.io/nav-speculation/prefetch.html), and those of older Chrome, Safari and Firefox.
 */
const speculativeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

const isSpeculative = ({ headers }: FastifyRequest): boolean =>
  speculativeHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))

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
  const checkAsked = async (request: FastifyRequest) => {
    if (isSpeculative(request)) throw forbidden('Not available ahead of time')
    await checkOrigin(request)
  }
  return {
    /** For a GET that changes something: somebody has asked for it, on our own pages. */
    checkAsked,
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
