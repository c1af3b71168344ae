import type { Subject } from 'contract/subjects'
import { withDeadline } from '../runtime/deadline.ts'
import { type Encoded, encode } from './encoded.ts'
import type { Encoding, EncodingOf } from './encoding.ts'
import type { Maker, Wanted } from './make.ts'
import type { LastKnown } from './stale-if-error.ts'
import type { Entry, Store } from './store.ts'

/**
 * So long others wait for what is being made. Then each asks by itself, and shares what comes of it: with a database that is silent
 * nobody waits for a second answer after the first has failed.
 */
const mostAwaitedMilliseconds = 1_000

/** What is sent, the tag that a browser may have of it, and what it was made from. */
export type Answer = Pick<Encoded, 'body' | 'fields' | 'etag' | 'visitorEtag'> & {
  shows: readonly Subject[]
}

/** Answers with what is kept or made, and with the last known copy while that cannot be. */
export function createAnswer({
  store,
  maker,
  lastKnown,
  encodingOf,
}: {
  store: Store
  maker: Maker
  lastKnown: LastKnown
  encodingOf: EncodingOf
}) {
  const compressed = async (key: string, entry: Entry, encoding: Encoding): Promise<Encoded> => {
    const encoded = await encode(entry, encoding)
    entry.encoded[encoding] = encoded
    store.weighAgain(key, entry)
    return encoded
  }

  const encodedOf = async (key: string, entry: Entry, encoding: Encoding): Promise<Answer> => {
    entry.encoding[encoding] ??= compressed(key, entry, encoding)
    return { ...(await entry.encoding[encoding]), shows: entry.subjects }
  }

  /** Answers that were begun a moment ago, by what they are kept under and their encodings. */
  const begun = new Map<string, Promise<void>>()
  const idOf = (key: string, encoding: Encoding) => `${encoding} ${key}`

  const make = (wanted: Wanted, encoding: Encoding): Promise<Answer> => {
    const id = idOf(wanted.key, encoding)
    const made = maker.findOrMake(wanted).then((entry) => encodedOf(wanted.key, entry, encoding))
    const over = () => {
      if (begun.get(id) === ended) begun.delete(id)
    }
    const ended = withDeadline(mostAwaitedMilliseconds, made).then(over, over)
    begun.set(id, ended)
    return made
  }

  const answer = async (wanted: Wanted, acceptEncoding: string | undefined): Promise<Answer> => {
    const { key } = wanted
    const encoding = encodingOf(acceptEncoding)
    const old = store.find(key)
    const lastKnownOne = async (entry: Entry) => {
      const encoded = await encodedOf(key, entry, encoding)
      return { ...encoded, fields: { ...encoded.fields, ...lastKnown.fields(entry) } }
    }
    if (old && (await lastKnown.isWantedNow(old))) return lastKnownOne(old)
    try {
      return await make(wanted, encoding)
    } catch (error) {
      if (old && (await lastKnown.isWantedNow(old))) return lastKnownOne(old)
      throw error
    }
  }

  return {
    answer,
    /** Resolves when the answer is made, could not be, or takes long; undefined when nobody has begun it in the last second. */
    underWay: (key: string, encoding: Encoding) => begun.get(idOf(key, encoding)),
  }
}
