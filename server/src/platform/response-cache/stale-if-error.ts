import { dayMilliseconds } from 'contract/platform/durations'
import { type Changes, versionIn } from '../db/changes.ts'
import type { Reachability } from '../db/reachable.ts'
import { isUnchanged, type MadeFrom } from './versions.ts'

/** Longer than an outage lasts, and shorter than anyone should be told yesterday's news. */
const mostMilliseconds = dayMilliseconds

type Copy = MadeFrom & {
  /** When it was last known to be true; epoch milliseconds. */
  goodAt: number
}

const statusHeader = 'cache-status'
/** Whether an answer's headers say that it is a last known copy, or was made of one. */
export const isLastKnown = (headers: Record<string, unknown>) => statusHeader in headers

/**
 * What an answer that nobody could check says of itself: its age in seconds (RFC 9111 §5.1), and that it was due for as
 * long (RFC 9211 §2.5).
 */
export const lastKnownFields = (ageSeconds: number) => ({
  age: String(ageSeconds),
  [statusHeader]: `college; hit; ttl=-${ageSeconds}; detail="database away"`,
})

/**
 * Which finished answers may still be sent while the database is away, and nobody can tell whether they are true: those
 * that were when it could last be told, for a day. Never one that is known to have changed since.
 */
export function createLastKnown({
  changes,
  reachability,
  now,
}: {
  changes: Changes
  reachability: Reachability
  now: () => Date
}) {
  const mayServe = (copy: Copy) => {
    if (changes.versions() !== undefined || now().getTime() - copy.goodAt > mostMilliseconds)
      return false
    const last = changes.lastKnown()
    return isUnchanged(copy, (subject) => versionIn(last, subject))
  }
  return {
    /** Whether this copy is to be sent, as far as is known at once. */
    isWanted: (copy: Copy) => mayServe(copy) && reachability.wasAway(),
    /** The same, for whoever has the time to ask the database. */
    isWantedNow: async (copy: Copy) => mayServe(copy) && (await reachability.isAway()),
    fields: ({ goodAt }: Copy) =>
      lastKnownFields(Math.max(0, Math.floor((now().getTime() - goodAt) / 1000))),
  }
}
export type LastKnown = ReturnType<typeof createLastKnown>
