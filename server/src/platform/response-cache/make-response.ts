import type { CacheTag } from 'contract/cache-tags'
import type { Changes } from '../db/changes.ts'
import { pause } from '../queues/pause.ts'
import { type NextChanges, nextOf } from './next-changes.ts'
import type { Finished } from './rendered-response.ts'
import { isStaleResponse } from './stale-if-error.ts'
import type { CacheEntry, Store } from './store.ts'
import { type Dependencies, only, readVersions } from './versions.ts'

export type CacheRequest = {
  key: string
  tags: readonly CacheTag[]
  /**
   * `timestamp` is the time rendered and the start of validity. `known` is the previous response: with the same body it is not
   * encoded again.
   */
  work: (now: Date, known: Finished | undefined) => Promise<Finished>
}

/** One at a time per key. */
export function createMaker({
  store,
  changes,
  nextChanges,
  now,
  isOn,
}: {
  store: Store
  changes: Changes
  nextChanges: NextChanges
  now: () => Date
  isOn: boolean
}) {
  const making = new Map<string, Promise<CacheEntry>>()
  let made = 0
  let renewed = 0

  const make = async ({ key, work }: CacheRequest, before: Dependencies): Promise<CacheEntry> => {
    made++
    await pause()
    const timestamp = now()
    const old = store.get(key)
    const known = old && timestamp.getTime() < old.renderedUntil ? old : undefined
    const finished = await work(timestamp, known)
    const from = only(before, finished.shows ?? before.tags)
    const { answered, rendered } = await nextOf(nextChanges, from.tags, timestamp)
    const renderedUntil = Math.min(rendered, finished.renderedUntil ?? rendered)
    const isRenewed = finished.body === known?.body
    if (isRenewed) renewed++
    const { encoded, encoding } = isRenewed ? known : { encoded: {}, encoding: {} }
    const entry: CacheEntry = {
      ...finished,
      ...from,
      validUntil: Math.min(answered, renderedUntil),
      renderedUntil,
      freshAt: now().getTime(),
      readers: 0,
      encoded,
      encoding,
    }
    const isSure = !from.versions.includes(undefined) && !isStaleResponse(finished.headers)
    if (isOn && isSure) store.set(key, entry)
    return entry
  }

  return {
    async findOrMake(wanted: CacheRequest): Promise<CacheEntry> {
      const { key, tags } = wanted
      const result = store.getValid(key)
      if (result) return result
      // Read first: a change meanwhile makes the result stale at once.
      const versions = tags.map(readVersions(changes))
      // A request after a change must not get work begun before it.
      const attempt = `${key} ${versions}`
      const running = making.get(attempt) ?? make(wanted, { tags, versions })
      making.set(attempt, running)
      return running.finally(() => making.delete(attempt))
    },
    made: () => made,
    renewed: () => renewed,
  }
}
export type ResponseMaker = ReturnType<typeof createMaker>
