import { type Answer, addressOf, type CallOptions } from 'contract/platform/client'
import type { Endpoint } from 'contract/platform/endpoint'
import type { Subject } from 'contract/subjects'
import type * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import type { Mount, RequestOf } from '../http/mount.ts'
import { finishedJson } from './finished.ts'
import { sendKept } from './send-cached.ts'

export type KeptEndpoint = Endpoint & { schema: { response: { 200: z.ZodMiniType } } }

type KeptAnswer<E extends KeptEndpoint> = {
  subjects: readonly Subject[] | ((request: RequestOf<E>) => readonly Subject[])
  read: (request: RequestOf<E>, moment: Date) => Promise<Answer<E>>
  shows?: (moment: Date) => Promise<readonly Subject[]>
}

/** Unknown parameters are dropped: there is no end of them. */
function keyOf(endpoint: KeptEndpoint, { params, query }: RequestOf<KeptEndpoint>): string {
  const asked: CallOptions<KeptEndpoint> & { params: unknown; query?: unknown } = {
    params,
    ...(endpoint.schema.querystring && { query }),
  }
  return addressOf<KeptEndpoint>(endpoint, asked)
}

/** Public calls, cached until a subject changes; they answer HEAD, too. */
export const keptMount =
  (mount: Mount, deps: Deps) =>
  <E extends KeptEndpoint>(endpoint: E, { subjects, read, shows }: KeptAnswer<E>) =>
    mount<KeptEndpoint>(endpoint, (sent, _, reply) => {
      const request = sent as RequestOf<E>
      return sendKept(deps, sent, reply, {
        key: keyOf(endpoint, sent),
        subjects: typeof subjects === 'function' ? subjects(request) : subjects,
        work: async (moment) => ({
          ...finishedJson(endpoint.schema.response[200], await read(request, moment)),
          ...(shows && { shows: await shows(moment) }),
        }),
      })
    })
