import { type CallOptions, type ResponseOf, urlOf } from 'contract/platform/client'
import type { Endpoint } from 'contract/platform/endpoint'
import type { Subject } from 'contract/subjects'
import type * as z from 'zod/mini'
import type { Mount, RequestOf } from '../http/mount.ts'
import { finishedJson } from './rendered-response.ts'
import { type CacheDeps, sendCached } from './send-cached.ts'

export type CachedEndpoint = Endpoint & { schema: { response: { 200: z.ZodMiniType } } }

type CachedAnswer<E extends CachedEndpoint> = {
  subjects: readonly Subject[] | ((request: RequestOf<E>) => readonly Subject[])
  read: (request: RequestOf<E>, now: Date) => Promise<ResponseOf<E>>
  shows?: (now: Date) => Promise<readonly Subject[]>
}

/** Unknown parameters are dropped: there is no end of them. */
function keyOf(endpoint: CachedEndpoint, { params, query }: RequestOf<CachedEndpoint>): string {
  const requested: CallOptions<CachedEndpoint> & { params: unknown; query?: unknown } = {
    params,
    ...(endpoint.schema.querystring && { query }),
  }
  return urlOf<CachedEndpoint>(endpoint, requested)
}

/** Public calls, cached until a subject changes; they answer HEAD, too. */
export const mountCached =
  (mount: Mount, deps: CacheDeps) =>
  <E extends CachedEndpoint>(endpoint: E, { subjects, read, shows }: CachedAnswer<E>) =>
    mount<CachedEndpoint>(endpoint, (sent, _, reply) => {
      const request = sent as RequestOf<E>
      return sendCached(deps, sent, reply, {
        key: keyOf(endpoint, sent),
        subjects: typeof subjects === 'function' ? subjects(request) : subjects,
        work: async (now) => ({
          ...finishedJson(endpoint.schema.response[200], await read(request, now)),
          ...(shows && { shows: await shows(now) }),
        }),
      })
    })
