import type { CacheTag } from 'contract/cache-tags'
import type { Encoding, EncodingOf } from '../http/encoding.ts'
import { withDeadline } from '../runtime/deadline.ts'
import { type Encoded, encode } from './encoded.ts'
import type { CacheRequest, ResponseMaker } from './make-response.ts'
import type { StaleIfError } from './stale-if-error.ts'
import type { CacheEntry, Store } from './store.ts'

/**
 * How long others wait for a response being made. After that each tries on its own, so that a silent database delays nobody
 * twice.
 */
const maxAwaitedMilliseconds = 1_000

export type CachedResponse = Encoded & {
  shows: readonly CacheTag[]
}

/** Answers from the cache or by rendering, or with a stale copy if neither is possible. */
export function createAnswer({
  store,
  maker,
  lastKnown,
  encodingOf,
}: {
  store: Store
  maker: ResponseMaker
  lastKnown: StaleIfError
  encodingOf: EncodingOf
}) {
  const compressed = async (
    key: string,
    entry: CacheEntry,
    encoding: Encoding,
  ): Promise<Encoded> => {
    const encoded = await encode(entry, encoding)
    entry.encoded[encoding] = encoded
    store.weighAgain(key, entry)
    return encoded
  }

  const encodedOf = async (
    key: string,
    entry: CacheEntry,
    encoding: Encoding,
  ): Promise<CachedResponse> => {
    entry.encoding[encoding] ??= compressed(key, entry, encoding)
    return { ...(await entry.encoding[encoding]), shows: entry.tags }
  }

  const begun = new Map<string, Promise<void>>()
  const idOf = (key: string, encoding: Encoding) => `${encoding} ${key}`

  const make = (wanted: CacheRequest, encoding: Encoding): Promise<CachedResponse> => {
    const id = idOf(wanted.key, encoding)
    const made = maker.findOrMake(wanted).then((entry) => encodedOf(wanted.key, entry, encoding))
    const over = () => {
      if (begun.get(id) === ended) begun.delete(id)
    }
    const ended = withDeadline(maxAwaitedMilliseconds, made).then(over, over)
    begun.set(id, ended)
    return made
  }

  const answer = async (
    wanted: CacheRequest,
    acceptEncoding: string | undefined,
  ): Promise<CachedResponse> => {
    const { key } = wanted
    const encoding = encodingOf(acceptEncoding)
    const old = store.get(key)
    const lastKnownOne = async (entry: CacheEntry) => {
      const encoded = await encodedOf(key, entry, encoding)
      return { ...encoded, fields: { ...encoded.fields, ...lastKnown.fields(entry) } }
    }
    if (old && (await lastKnown.mayServeNow(old))) return lastKnownOne(old)
    try {
      return await make(wanted, encoding)
    } catch (error) {
      if (old && (await lastKnown.mayServeNow(old))) return lastKnownOne(old)
      throw error
    }
  }

  return {
    answer,
    /** Resolves when the response is ready, failed or slow; undefined if none was begun in the last second. */
    underWay: (key: string, encoding: Encoding) => begun.get(idOf(key, encoding)),
  }
}
