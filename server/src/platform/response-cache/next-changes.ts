import { type CacheTag, forEachCacheTag } from 'contract/cache-tags'
import type { VersionOf } from './versions.ts'

export type NextChange = {
  /** API responses change, for example by scheduled publication. */
  answered: number
  /** Equal API responses are rendered differently, as a date passes. */
  rendered: number
}

export type NextChanges = Record<CacheTag, (now: Date) => Promise<NextChange>>

type Reckoned = { version: number; from: number; next: Promise<NextChange> }

/** Memoised until the tag changes or the time comes: after a change, a hundred pages ask for it at once. */
export function rememberNextChanges(reckon: NextChanges, version: VersionOf): NextChanges {
  return forEachCacheTag((tag) => {
    let last: Reckoned | undefined
    return async (now) => {
      // Read first: a change meanwhile makes the result outdated at once.
      const current = version(tag)
      if (current === undefined) return reckon[tag](now)
      if (last?.version === current && last.from <= now.getTime()) {
        const { answered, rendered } = await last.next
        if (now.getTime() < Math.min(answered, rendered)) return { answered, rendered }
      }
      const next = reckon[tag](now)
      const reckoned = { version: current, from: now.getTime(), next }
      last = reckoned
      next.catch(() => {
        if (last === reckoned) last = undefined
      })
      return next
    }
  })
}

const first = (changes: readonly NextChange[]): NextChange => ({
  answered: Math.min(...changes.map(({ answered }) => answered)),
  rendered: Math.min(...changes.map(({ rendered }) => rendered)),
})

export async function nextOf(
  nextChanges: NextChanges,
  tags: readonly CacheTag[],
  timestamp: Date,
): Promise<NextChange> {
  const changes = tags.map((tag) => nextChanges[tag](timestamp))
  // Made during an outage: valid for this response only.
  const now = { answered: timestamp.getTime(), rendered: timestamp.getTime() }
  return first(await Promise.all(changes).catch(() => [now]))
}
