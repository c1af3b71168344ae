import type { Subject } from 'contract/subjects'
import { withDeadline } from '../runtime/deadline.ts'
import type { Encoding } from './encoding.ts'
import type { Entry, Store } from './store.ts'
import { isUnchanged, type VersionOf } from './versions.ts'

/** Readers of one version that make it a crowd. */
const leastReaders = 30
const momentMilliseconds = 1_000
/** Then readers wait for the new version instead of getting the previous one. */
const mostMilliseconds = 1_000
/** The most popular pages are redrawn before a change is acknowledged. */
const mostRedrawn = 8

export type Redraw = (address: string, encoding: Encoding) => Promise<unknown>

/**
 * When a popular page changes, redraws it and serves the previous version meanwhile, so that nobody waits. A change in this
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
  const previous = new Map<string, { entry: Entry; isOver: Promise<void> }>()
  let redraw: Redraw | undefined
  let acknowledgedAt = -Infinity

  /** Expired content is never shown longer. */
  const isForCrowd = (entry: Entry) =>
    entry.readers >= leastReaders &&
    now().getTime() < Math.min(entry.goodAt + momentMilliseconds, entry.validUntil)

  const begin = (key: string, entry: Entry, draw: Redraw): Promise<void> => {
    const known = previous.get(key)
    if (known?.entry === entry) return known.isOver
    const encodings = Object.keys(entry.encoded) as Encoding[]
    const drawn = Promise.all(encodings.map((encoding) => draw(entry.readAt ?? key, encoding)))
    const over = () => {
      if (previous.get(key)?.entry === entry) previous.delete(key)
    }
    const isOver = withDeadline(mostMilliseconds, drawn).then(over, over)
    previous.set(key, { entry, isOver })
    return isOver
  }

  return {
    previousOf(key: string): Entry | undefined {
      const entry = store.find(key)
      if (!redraw || !entry || now().getTime() >= entry.validUntil) return undefined
      if (previous.get(key)?.entry === entry) return entry
      if (entry.goodAt <= acknowledgedAt || !isForCrowd(entry)) return undefined
      void begin(key, entry, redraw)
      return entry
    },
    /** Resolves when a change of these subjects may be acknowledged. */
    async settle(subjects: readonly Subject[]): Promise<void> {
      const draw = redraw
      if (!draw) return
      const stale = store
        .entries()
        .filter(([, entry]) => entry.subjects.some((subject) => subjects.includes(subject)))
        .filter(([, entry]) => isForCrowd(entry) && !isUnchanged(entry, version))
        .toSorted(([, one], [, other]) => other.readers - one.readers)
        .slice(0, mostRedrawn)
      await Promise.all(stale.map(([key, entry]) => begin(key, entry, draw)))
      acknowledgedAt = now().getTime()
    },
    redrawBy(draw: Redraw): void {
      redraw = draw
    },
  }
}
export type Renewal = ReturnType<typeof createRenewal>
