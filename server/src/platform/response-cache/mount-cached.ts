import type { TranslationCode } from 'college/languages'
import { type CacheTag, translations } from 'contract/cache-tags'
import { isObject } from 'contract/content/data'
import { programCode } from 'contract/content/program-code'
import { type CallOptions, type ResponseOf, urlOf } from 'contract/platform/client'
import type { Endpoint } from 'contract/platform/endpoint'
import type * as z from 'zod/mini'
import { languageOfCall } from '../http/language-of-call.ts'
import type { Mount, RequestOf } from '../http/mount.ts'
import { finishedJson } from './rendered-response.ts'
import { type CacheDeps, sendCached } from './send-cached.ts'

export type CachedEndpoint = Endpoint & { response: { 200: z.ZodMiniType } }

type CachedAnswer<E extends CachedEndpoint> = {
  tags: readonly CacheTag[] | ((request: RequestOf<E>) => readonly CacheTag[])
  /** In `language` if the call has one, in English if not. */
  read: (
    request: RequestOf<E>,
    now: Date,
    language: TranslationCode | undefined,
  ) => Promise<ResponseOf<E>>
  shows?: (now: Date) => Promise<readonly CacheTag[]>
  /** For calls with countless variants, such as searches: their responses evict only one another. */
  isBrief?: true
}

/** Without unknown parameters and languages, of which there are countless. */
export function keyOf(
  endpoint: CachedEndpoint,
  { params, query: sent }: Pick<RequestOf<CachedEndpoint>, 'params' | 'query'>,
): string {
  const query = { ...Object(sent), lang: languageOfCall(sent) }
  const requested: CallOptions<CachedEndpoint> & { params: unknown; query?: unknown } = {
    params,
    ...(endpoint.querystring && { query }),
  }
  return urlOf<CachedEndpoint>(endpoint, requested)
}

/** A variant of an entry's slug, or an earlier one: there are countless such addresses. */
function isVariant(params: unknown, value: unknown): boolean {
  if (!isObject(params) || !isObject(value) || typeof value.slug !== 'string') return false
  return 'slug' in params && ![value.slug, programCode(value.slug)].includes(String(params.slug))
}

/** Public calls, cached until one of their tags changes; they answer HEAD, too. */
export const mountCached =
  (mount: Mount, deps: CacheDeps) =>
  <E extends CachedEndpoint>(endpoint: E, { tags: given, read, shows, isBrief }: CachedAnswer<E>) =>
    mount<CachedEndpoint>(endpoint, (sent, _, reply) => {
      const request = sent as RequestOf<E>
      const language = languageOfCall(sent.query)
      const tags = typeof given === 'function' ? given(request) : given
      return sendCached(deps, sent, reply, {
        key: keyOf(endpoint, sent),
        tags: language ? [...tags, translations] : tags,
        work: async (now) => {
          const value = await read(request, now, language)
          return {
            ...finishedJson(endpoint.response[200], value),
            isBrief: isBrief ?? isVariant(sent.params, value),
            ...(shows && { shows: [...(await shows(now)), ...(language ? [translations] : [])] }),
          }
        },
      })
    })
