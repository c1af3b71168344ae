import { LRUCache } from 'lru-cache'
import type { Changes } from '../db/changes.ts'
import type { Encoded } from './encoded.ts'
import type { Encoding } from './encoding.ts'
import type { Finished } from './finished.ts'
import { isUnchanged, type MadeFrom, type VersionOf } from './versions.ts'

const mostBytes = 48 * 1024 * 1024
/** For about a hundred searches. */
const mostBriefBytes = 4 * 1024 * 1024

/** A finished answer, and what is known of it. */
export type Entry = Finished &
  MadeFrom & {
    /** When it goes stale by the clock; epoch milliseconds. */
    validUntil: number
    /** When it would be drawn otherwise though it is made of the same answers; epoch milliseconds. */
    drawnUntil: number
    /** When it was last known to be good; epoch milliseconds. */
    goodAt: number
    /** Requests that were answered with it before they reached Fastify, and the address of the last one. */
    readers: number
    readAt?: string
    encoded: Partial<Record<Encoding, Encoded>>
    /** The same, from the moment on that it is begun. */
    encoding: Partial<Record<Encoding, Promise<Encoded>>>
  }

/** All that is held of an answer: the body, and what it was compressed to. */
function weigh({ body, compressed, encoded }: Entry): number {
  const copies = Object.values(encoded).map((copy) => copy.body)
  const held = new Set([body, ...Object.values(compressed ?? {}), ...copies])
  const bytes = [...held].reduce((sum, { length }) => sum + length, 0)
  // The cache refuses what weighs nothing.
  return Math.max(1, bytes)
}

/** Finished answers by their keys, bounded by bytes; the least recently used ones go first. */
export function createStore({ changes, now }: { changes: Changes; now: () => Date }) {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, Entry>({ maxSize, sizeCalculation: weigh })
  const long = cacheOf(mostBytes)
  const brief = cacheOf(mostBriefBytes)
  const cacheFor = ({ isBrief }: Entry) => (isBrief ? brief : long)

  const isGood = (entry: Entry, version: VersionOf) =>
    isUnchanged(entry, version) && now().getTime() < entry.validUntil

  return {
    /** The answer under a key, if it is good. One that is not stays until there is another: it may be renewed. */
    findGood(key: string, version: VersionOf = changes.version): Entry | undefined {
      const entry = long.get(key) ?? brief.get(key)
      if (!entry) return undefined
      if (!isGood(entry, version)) return undefined
      entry.goodAt = now().getTime()
      return entry
    },
    /** The answer under a key, good or not. */
    find: (key: string): Entry | undefined => long.peek(key) ?? brief.peek(key),
    entries: (): [string, Entry][] => [...long.entries()],
    keep(key: string, entry: Entry): void {
      cacheFor(entry).set(key, entry)
    },
    /** For an answer that has grown; does nothing when it is not kept. */
    weighAgain(key: string, entry: Entry): void {
      const cache = cacheFor(entry)
      if (cache.peek(key) !== entry) return
      // A value that is there already would not be weighed.
      cache.delete(key)
      cache.set(key, entry)
    },
    clear: () => {
      long.clear()
      brief.clear()
    },
    bytes: () => long.calculatedSize + brief.calculatedSize,
  }
}
export type Store = ReturnType<typeof createStore>
