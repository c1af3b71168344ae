import { cacheTags } from 'contract/cache-tags'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { setLoggedPath } from '../http/logged-path.ts'
import { isVisitor, visitorHeader } from '../http/visitor.ts'
import { type CacheDeps, type SentFor, sendCached } from '../response-cache/send-cached.ts'
import { createFinishPage, NotCacheable } from './finish-page.ts'
import type { Web } from './load-web.ts'
import type { RenderedAddress, RenderPage } from './render.ts'

/** The fallback for all other addresses. Cached pages are served before this. */
export function pageRoutes(
  app: FastifyInstance,
  deps: CacheDeps,
  {
    web,
    render,
    forStaff,
  }: {
    web: Pick<Web, 'load'>
    render: RenderPage
    forStaff: (path: string) => SentFor['forStaff']
  },
): void {
  const finish = createFinishPage(deps, render)

  /** Cached under a key that no request can have. */
  const answerMissing = (
    { missing: url, headers }: RenderedAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ) =>
    sendCached(deps, request, reply.headers(headers), {
      key: `404 ${url}`,
      status: 404,
      tags: cacheTags,
      work: (now, known) => finish({ url, headers: {} }, { request, timestamp: now, known }, true),
    })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pageAddress } = await web.load()
    const address = pageAddress(request.url)
    setLoggedPath(request, address.shown)
    if (isVisitor(request)) reply.header(...visitorHeader)
    try {
      return await sendCached(deps, request, reply, {
        key: address.url,
        tags: cacheTags,
        work: (now, known) => finish(address, { request, timestamp: now, known }),
        forStaff: forStaff(address.url.replace(/[?#].*/, '')),
      })
    } catch (error) {
      if (!(error instanceof NotCacheable)) throw error
      const { status, headers, body } = error.page
      if (status === 404 && body.length === 0) return answerMissing(address, request, reply)
      if (status === 503) reply.header('retry-after', '5')
      return (
        reply
          .code(status)
          .headers({ ...headers, 'cache-control': 'no-store' })
          // A redirect has no body, hence no type.
          .send(body.length > 0 ? body : undefined)
      )
    }
  }
  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: answer })
  // Nothing below these is a page. CORS handles preflights.
  for (const url of ['/api/*', '/auth/*', '/user/*', '/uploads/*', '/assets/*']) {
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler: answerUnknown })
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/documents/*',
    schema: { hide: true },
    handler: (_request, reply) => reply.callNotFound(),
  })
  app.setNotFoundHandler((request, reply) =>
    isFollowedLink(request) ? answer(request, reply) : answerUnknown(),
  )
}

/** Document links that are gone lead to a page instead of JSON. */
const isFollowedLink = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  url.startsWith('/documents/') &&
  headers.accept?.includes('text/html') === true

async function answerUnknown(): Promise<never> {
  throw notFound('Not found')
}
