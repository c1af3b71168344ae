import type { FastifyRequest } from 'fastify'
import { forbidden } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

const originOf = (value: string) => URL.parse(value)?.origin ?? 'null'

/**
 * Headers of speculative loads: the standard's (https://wicg.github.io/nav-speculation/prefetch.html), and those of older
 * Chrome, Safari and Firefox.
 */
const speculativeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

const isSpeculative = ({ headers }: FastifyRequest): boolean =>
  speculativeHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))

/**
 * CSRF: a change must come from our own pages or from no browser. Browsers send `Sec-Fetch-Site`, older ones `Origin` or
 * `Referer`.
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
  const checkSideEffectGet = async (request: FastifyRequest) => {
    if (isSpeculative(request)) throw forbidden('Not available ahead of time')
    await checkOrigin(request)
  }
  return {
    /** For GETs with side effects: also rejects speculative loads. */
    checkSideEffectGet,
    checkOriginOfChanges: async (request: FastifyRequest) => {
      if (!safeMethods.has(request.method)) await checkOrigin(request)
    },
  }
}
export type OriginCheck = ReturnType<typeof createOriginCheck>

export function ownOrigins(config: { isDeployed: boolean; publicUrl: string }): Set<string> {
  const { protocol, port } = new URL(config.publicUrl)
  if (config.isDeployed) return new Set([config.publicUrl])
  return new Set(
    ['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`),
  )
}
