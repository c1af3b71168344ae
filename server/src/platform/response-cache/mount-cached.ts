import { type Answer, addressOf, type CallOptions } from 'contract/platform/client'
import type { Endpoint } from 'contract/platform/endpoint'
import type { Subject } from 'contract/subjects'
import type * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import type { Mount, RequestOf } from '../http/mount.ts'
import { finishedJson } from './finished.ts'
import { sendKept } from './send-cached.ts'

/** A call that is answered with JSON. */
export type KeptEndpoint = Endpoint & { schema: { response: { 200: z.ZodMiniType } } }

/** What is answered to a call, and kept under its address. */
type KeptAnswer<E extends KeptEndpoint> = {
  /** What it may show. */
  subjects: readonly Subject[] | ((request: RequestOf<E>) => readonly Subject[])
  /** Makes the answer of a moment. Rejects with the refusal of the call. */
  read: (request: RequestOf<E>, moment: Date) => Promise<Answer<E>>
  /** What it does show, where that can be told. */
  shows?: (moment: Date) => Promise<readonly Subject[]>
}

/** The address of a call with only the parameters that its contract knows: of others there is no end. */
function keyOf(endpoint: KeptEndpoint, { params, query }: RequestOf<KeptEndpoint>): string {
  const asked: CallOptions<KeptEndpoint> & { params: unknown; query?: unknown } = {
    params,
    ...(endpoint.schema.querystring && { query }),
  }
  return addressOf<KeptEndpoint>(endpoint, asked)
}

/** Mounts calls for everybody whose answers are kept until a subject of theirs changes; they answer HEAD, too. */
export const keptMount =
  (mount: Mount, deps: Deps) =>
  <E extends KeptEndpoint>(endpoint: E, { subjects, read, shows }: KeptAnswer<E>) =>
    mount<KeptEndpoint>(endpoint, (sent, _, reply) => {
      // The schemas of this very call have read it.
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
