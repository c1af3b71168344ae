import { LRUCache } from 'lru-cache'
import type { Changes } from '../db/changes.ts'
import type { Encoding } from '../http/encoding.ts'
import type { Encoded } from './encoded.ts'
import type { Finished } from './rendered-response.ts'
import { type Dependencies, isUnchanged, readVersions, type VersionOf } from './versions.ts'

const maxBytes = 48 * 1024 * 1024
const maxBriefBytes = 4 * 1024 * 1024
/**
 * Memory of an entry apart from its body: headers in each encoding, tags, keys in maps. Without it, small responses to the
 * countless variants of an address could fill the memory.
 */
const entryBytes = 6 * 1024
const bytesOfCharacter = 2

export type CacheEntry = Finished &
  Dependencies & {
    validUntil: number
    renderedUntil: number
    freshAt: number
    readers: number
    readAt?: string
    encoded: Partial<Record<Encoding, Encoded>>
    encoding: Partial<Record<Encoding, Promise<Encoded>>>
  }

function weigh({ body, compressed, encoded }: CacheEntry, key: string): number {
  const copies = Object.values(encoded).map((copy) => copy.body)
  const buffers = new Set([body, ...Object.values(compressed ?? {}), ...copies])
  const bytes = [...buffers].reduce((sum, { length }) => sum + length, 0)
  return entryBytes + key.length * bytesOfCharacter + bytes
}

/** LRU, bounded by bytes. */
export function createStore({ changes, now }: { changes: Changes; now: () => Date }) {
  const cacheOf = (maxSize: number) =>
    new LRUCache<string, CacheEntry>({ maxSize, sizeCalculation: weigh })
  const long = cacheOf(maxBytes)
  const brief = cacheOf(maxBriefBytes)
  const cacheFor = ({ isBrief }: CacheEntry) => (isBrief ? brief : long)

  return {
    /** Undefined for stale entries, which stay until replaced: they may be renewed. */
    getValid(key: string, version?: VersionOf): CacheEntry | undefined {
      const entry = long.get(key) ?? brief.get(key)
      if (!entry || !isUnchanged(entry, version ?? readVersions(changes))) return undefined
      const timestamp = now().getTime()
      if (timestamp >= entry.validUntil) return undefined
      entry.freshAt = timestamp
      return entry
    },
    /** Stale entries, too. */
    get: (key: string): CacheEntry | undefined => long.peek(key) ?? brief.peek(key),
    entries: (): [string, CacheEntry][] => [...long.entries()],
    set(key: string, entry: CacheEntry): void {
      cacheFor(entry).set(key, entry)
    },
    weighAgain(key: string, entry: CacheEntry): void {
      const cache = cacheFor(entry)
      if (cache.peek(key) !== entry) return
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
