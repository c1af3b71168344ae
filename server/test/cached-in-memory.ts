import { type CacheTag, forEachCacheTag } from 'contract/cache-tags'
import { createCachedResponses } from '../src/platform/response-cache/cached-responses.ts'
import type { CacheRequest } from '../src/platform/response-cache/make-response.ts'
import type { Finished } from '../src/platform/response-cache/rendered-response.ts'

/** A cache over two tags and a fake clock; counts the responses that were made. */
export function keptInMemory() {
  const versions = new Map<unknown, number>()
  /** After this long, a tag changes on its own, repeatedly. */
  const periods: Record<CacheTag, number> = {
    ...forEachCacheTag(() => 100_000_000),
    events: 1_000,
    about: 500,
    faculty: 3_000,
  }
  const state = { time: 0, isAway: false }
  const nextChange = (tag: CacheTag) => async (now: Date) => {
    if (state.isAway) throw new Error('The database is away')
    const period = periods[tag]
    const next = (Math.floor(now.getTime() / period) + 1) * period
    // Only its responses change by themselves, not its pages.
    return { answered: next, rendered: tag === 'about' ? Infinity : next }
  }
  const stored = createCachedResponses({
    changes: {
      versions: () => versions,
      version: (tag) => versions.get(tag) ?? 0,
      lastKnown: () => versions,
      refresh: async () => undefined,
      commit: () => Promise.reject(new Error('Nothing is written here')),
    },
    nextChanges: forEachCacheTag(nextChange),
    reachability: { wasAway: () => false, isAway: async () => false },
    now: () => new Date(state.time),
    isOn: true,
  })
  const ask = (key: string, tags: readonly CacheTag[], work: CacheRequest['work']) =>
    stored.answer({ key, tags, work }, undefined)
  const change = (tag: CacheTag) => versions.set(tag, (versions.get(tag) ?? 0) + 1)
  let made = 0
  /** Whether such a response is made again; `during` runs meanwhile. */
  const isMade = async (
    shows: readonly CacheTag[],
    during = () => {},
    more?: Partial<Finished>,
  ) => {
    const before = made
    const work = async () => {
      made++
      during()
      return { headers: {}, body: Buffer.from('x'), shows, ...more }
    }
    const wanted = {
      key: shows.join() || 'nothing',
      tags: ['events', 'faculty'],
      work,
    } as const
    await stored.answer(wanted, undefined)
    return made > before
  }
  return { change, state, isMade, ask, kept: stored }
}
