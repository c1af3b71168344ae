import type { FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import type { CachedResponses } from '../response-cache/cached-responses.ts'
import type { Finished } from '../response-cache/rendered-response.ts'
import type { RenderedAddress, RenderedPage, RenderPage } from './render.ts'

export class NotCacheable extends Error {
  readonly page: RenderedPage
  constructor(page: RenderedPage) {
    super('not cached')
    this.page = page
  }
}

/** Footers show the year. */
const nextYear = (now: Date) => Date.UTC(now.getUTCFullYear() + 1, 0)

type Finishing = { request: FastifyRequest; timestamp: Date; known: Finished | undefined }

export function createFinishPage(
  { responseCache }: { responseCache: CachedResponses },
  render: RenderPage,
) {
  return async (
    { url, headers }: Pick<RenderedAddress, 'url' | 'headers'>,
    { request, timestamp, known }: Finishing,
    isMissing = false,
  ): Promise<Finished> => {
    const page = await render(url, {
      requestId: request.id,
      renderedFor: networkOf(request.ip),
      now: timestamp,
      known: known?.renderedFrom,
      isMissing,
      isNew: !isMissing && !responseCache.has(url),
    })
    if (known && page.status === 304) return { ...known, shows: page.shows }
    const { 'x-caching': caching, ...pageHeaders } = page.headers
    const isWanted = page.status === (isMissing ? 404 : 200)
    if (!isWanted || page.headers['cache-control'] === 'no-store') {
      throw new NotCacheable({ ...page, headers: { ...pageHeaders, ...headers } })
    }
    return {
      headers: {
        ...pageHeaders,
        'cache-control': isMissing ? 'no-store' : 'no-cache',
        ...headers,
      },
      body: page.body,
      shows: page.shows,
      isBrief: caching === 'brief',
      ...(page.renderedFrom && { renderedFrom: page.renderedFrom }),
      renderedUntil: nextYear(timestamp),
    }
  }
}
