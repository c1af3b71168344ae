import { dayMilliseconds } from 'contract/platform/durations'
import { type Changes, versionIn } from '../db/changes.ts'
import type { Reachability } from '../db/reachable.ts'
import { type Dependencies, isUnchanged } from './versions.ts'

/** Longer than outages, shorter than misleading. */
const maxMilliseconds = dayMilliseconds

type Copy = Dependencies & {
  freshAt: number
}

const statusHeader = 'cache-status'
export const isStaleResponse = (headers: Record<string, unknown>) => statusHeader in headers

/** `Age` (RFC 9111 §5.1) and `Cache-Status` (RFC 9211 §2.5) of a stale response. */
export const staleHeaders = (ageSeconds: number) => ({
  age: String(ageSeconds),
  [statusHeader]: `college; hit; ttl=-${ageSeconds}; detail="database away"`,
})

/**
 * Stale-if-error: responses that were valid when last known may be sent for a day while the database is away, never ones known
 * to have changed.
 */
export function createStaleIfError({
  changes,
  reachability,
  now,
}: {
  changes: Changes
  reachability: Reachability
  now: () => Date
}) {
  const mayServe = (copy: Copy) => {
    if (changes.versions() !== undefined || now().getTime() - copy.freshAt > maxMilliseconds)
      return false
    const last = changes.lastKnown()
    return isUnchanged(copy, (tag) => versionIn(last, tag))
  }
  return {
    isWanted: (copy: Copy) => mayServe(copy) && reachability.wasAway(),
    mayServeNow: async (copy: Copy) => mayServe(copy) && (await reachability.isAway()),
    fields: ({ freshAt }: Copy) =>
      staleHeaders(Math.max(0, Math.floor((now().getTime() - freshAt) / 1000))),
  }
}
export type StaleIfError = ReturnType<typeof createStaleIfError>
