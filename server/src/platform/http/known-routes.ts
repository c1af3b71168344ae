import type { FastifyInstance } from 'fastify'

const toPattern = (url: string) =>
  new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)

/**
 * Notes the routes that are registered from now on, and tells whether one of them answers a path. Those that end with `*`
 * answer whatever the others leave, and say nothing about whether something is there.
 */
export function noteRoutes(app: FastifyInstance): (path: string) => boolean {
  const plain = new Set<string>()
  const patterns: RegExp[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (![method].flat().includes('GET') || url.endsWith('*')) return
    if (url.includes(':')) patterns.push(toPattern(url))
    else plain.add(url)
  })
  return (path) => plain.has(path) || patterns.some((pattern) => pattern.test(path))
}
