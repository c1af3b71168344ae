import type { Subject } from 'contract/subjects'
import type { Changes } from '../db/changes.ts'
import { pause } from '../queues/pause.ts'
import type { Finished } from './finished.ts'
import { type NextChanges, nextOf } from './next-changes.ts'
import { isLastKnown } from './stale-if-error.ts'
import type { Entry, Store } from './store.ts'
import { type MadeFrom, only } from './versions.ts'

/** What an answer is kept under, what it may show, and how it is made. */
export type Wanted = {
  /** A URL in its normal form. */
  key: string
  subjects: readonly Subject[]
  /**
   * `moment` is the time of which the answer tells, and from which it is reckoned how long it is good. `known` is what was
   * made before, where only what it was made from may be another: with the same body it is not encoded again.
   */
  work: (moment: Date, known: Finished | undefined) => Promise<Finished>
}

/** Makes what is not kept, one at a time per key, and keeps it. */
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
  const making = new Map<string, Promise<Entry>>()
  let made = 0
  let renewed = 0

  const make = async ({ key, work }: Wanted, before: MadeFrom): Promise<Entry> => {
    made++
    // Of many that ask for what has to be made, each lets others in first.
    await pause()
    const moment = now()
    const old = store.find(key)
    const known = old && moment.getTime() < old.drawnUntil ? old : undefined
    const finished = await work(moment, known)
    const from = only(before, finished.shows ?? before.subjects)
    const { answered, drawn } = await nextOf(nextChanges, from.subjects, moment)
    const drawnUntil = Math.min(drawn, finished.drawnUntil ?? drawn)
    const isRenewed = finished.body === known?.body
    if (isRenewed) renewed++
    const { encoded, encoding } = isRenewed ? known : { encoded: {}, encoding: {} }
    const entry: Entry = {
      ...finished,
      ...from,
      validUntil: Math.min(answered, drawnUntil),
      drawnUntil,
      goodAt: now().getTime(),
      readers: 0,
      encoded,
      encoding,
    }
    const isSure = !from.versions.includes(undefined) && !isLastKnown(finished.headers)
    if (isOn && isSure) store.keep(key, entry)
    return entry
  }

  return {
    /** The good answer under a key, made when there is none. */
    async findOrMake(wanted: Wanted): Promise<Entry> {
      const { key, subjects } = wanted
      const found = store.findGood(key)
      if (found) return found
      // Read before the work: a change that happens meanwhile makes the result stale at once.
      const versions = subjects.map((subject) => changes.version(subject))
      // Whoever comes after a change must not get what was begun before it.
      const attempt = `${key} ${versions}`
      const running = making.get(attempt) ?? make(wanted, { subjects, versions })
      making.set(attempt, running)
      return running.finally(() => making.delete(attempt))
    },
    /** How often one had to be made. */
    made: () => made,
    /** How many of these were found to be what they had been. */
    renewed: () => renewed,
  }
}
export type Maker = ReturnType<typeof createMaker>
