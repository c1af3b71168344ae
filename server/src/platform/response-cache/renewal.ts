import type { CacheTag } from 'contract/cache-tags'
import type { Encoding } from '../http/encoding.ts'
import { withDeadline } from '../runtime/deadline.ts'
import type { CacheEntry, Store } from './store.ts'
import { isUnchanged, type VersionOf } from './versions.ts'

/** Readers of one version that make it a crowd. */
const leastReaders = 30
const recentMilliseconds = 1_000
/** After that, readers wait for the new version instead of getting the previous one. */
const maxMilliseconds = 1_000
/** The most popular pages are rendered again before a change is acknowledged. */
const maxRerendered = 8

export type RenderAt = (address: string, encoding: Encoding) => Promise<unknown>

/**
 * When a popular page changes, renders it again and serves the previous version meanwhile, so that nobody waits. A change in this
 * process is acknowledged afterwards: later requests get the new version or wait for it.
 */
export function createRenewal({
  store,
  version,
  now,
}: {
  store: Store
  version: VersionOf
  now: () => Date
}) {
  const previous = new Map<string, { entry: CacheEntry; isOver: Promise<void> }>()
  let renderAt: RenderAt | undefined
  let acknowledgedAt = -Infinity

  /** Expired content is never shown longer. */
  const isForCrowd = (entry: CacheEntry) =>
    entry.readers >= leastReaders &&
    now().getTime() < Math.min(entry.freshAt + recentMilliseconds, entry.validUntil)

  const begin = (key: string, entry: CacheEntry, render: RenderAt): Promise<void> => {
    const known = previous.get(key)
    if (known?.entry === entry) return known.isOver
    const encodings = Object.keys(entry.encoded) as Encoding[]
    const rendered = Promise.all(encodings.map((encoding) => render(entry.readAt ?? key, encoding)))
    const over = () => {
      if (previous.get(key)?.entry === entry) previous.delete(key)
    }
    const isOver = withDeadline(maxMilliseconds, rendered).then(over, over)
    previous.set(key, { entry, isOver })
    return isOver
  }

  return {
    previousOf(key: string): CacheEntry | undefined {
      const entry = store.get(key)
      if (!renderAt || !entry || now().getTime() >= entry.validUntil) return undefined
      if (previous.get(key)?.entry === entry) return entry
      if (entry.freshAt <= acknowledgedAt || !isForCrowd(entry)) return undefined
      void begin(key, entry, renderAt)
      return entry
    },
    /** Resolves when a change of these tags may be acknowledged. */
    async rerenderPopular(tags: readonly CacheTag[]): Promise<void> {
      const render = renderAt
      if (!render) return
      const stale = store
        .entries()
        .filter(([, entry]) => entry.tags.some((tag) => tags.includes(tag)))
        .filter(([, entry]) => isForCrowd(entry) && !isUnchanged(entry, version))
        .toSorted(([, one], [, other]) => other.readers - one.readers)
        .slice(0, maxRerendered)
      await Promise.all(stale.map(([key, entry]) => begin(key, entry, render)))
      acknowledgedAt = now().getTime()
    },
    renderWith(render: RenderAt): void {
      renderAt = render
    },
  }
}
export type Renewal = ReturnType<typeof createRenewal>
