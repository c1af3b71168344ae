import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.ts'
import { isKnown } from '../response-cache/if-none-match.ts'
import type { Pictures } from './pictures.ts'

// A name always has the same bytes, so caching is forever.
const headers = {
  'accept-ranges': 'none',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; sandbox; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'cross-origin-resource-policy': 'same-origin',
}

export function pictureRoutes(
  app: Pick<FastifyInstance, 'route'>,
  { pictures }: { pictures: Pick<Pictures, 'read'> },
) {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/uploads/:name',
    handler: async (request, reply) => {
      const { name } = request.params
      const bytes = await pictures.read(name)
      if (!bytes) throw notFound('Not found')
      reply.headers(headers).header('etag', `"${name}"`)
      if (isKnown(request.headers['if-none-match'], `"${name}"`)) return reply.code(304).send()
      return reply.type(`image/${extname(name).slice(1)}`).send(bytes)
    },
  })
}
