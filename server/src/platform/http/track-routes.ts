import type { FastifyInstance } from 'fastify'

const toPattern = (url: string) =>
  new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

/** Wildcard routes don't count: they do not say whether anything exists. */
export function trackRoutes(app: FastifyInstance): (path: string) => boolean {
  const plain = new Set<string>()
  const patterns: RegExp[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (![method].flat().includes('GET') || url.endsWith('*')) return
    if (url.includes(':')) patterns.push(toPattern(url))
    else plain.add(url)
  })
  return (path) => plain.has(path) || patterns.some((pattern) => pattern.test(path))
}
