import type { ContentData } from 'contract/content/data'
import type { EditLog } from './edit-log.ts'
import { keyOf } from './words.ts'

/** What was sent for publication, and when it may appear. */
export function createPublications(log: EditLog) {
  const from = new Map<string, number>()
  const scheduled = new Map<string, ContentData>()
  /** By Hindi word: the English texts that it may stand for. */
  const translates = new Map<string, Set<string>>()
  return {
    publish: (words: Iterable<string>, at = Date.now()) => {
      for (const one of words) from.set(one, Math.min(at, from.get(one) ?? at))
    },
    schedule: (_id: string, at: string, data: ContentData) => scheduled.set(`${_id} ${at}`, data),
    bind: (hindi: string, english: unknown) => translates.set(hindi, new Set([keyOf(english)])),
    bindAlso: (hindi: string, english: unknown) => translates.get(hindi)?.add(keyOf(english)),
    /** A correction, after which the Hindi of the one also stands for the other. */
    correct: (before: unknown, after: unknown) => {
      for (const keys of translates.values()) if (keys.has(keyOf(before))) keys.add(keyOf(after))
    },
    mayShow: (hindi: string, english: unknown) =>
      translates.get(hindi)?.has(keyOf(english)) ?? false,
    isEarly: (one: string, now: number) => now < (from.get(one) ?? Infinity),
    /** By the last acknowledged change of the entry; undefined if it isn't public. */
    publicData: (_id: string, now: number): ContentData | undefined => {
      const { publishAt, publicData } = log.latest(_id) ?? {}
      const isDue = publishAt !== undefined && Date.parse(publishAt) <= now
      return (isDue ? scheduled.get(`${_id} ${publishAt}`) : undefined) ?? publicData
    },
    /** The next scheduled publication of these entries. */
    nextDue: (ids: readonly string[], after: number) =>
      Math.min(
        ...ids
          .map((_id) => Date.parse(log.latest(_id)?.publishAt ?? ''))
          .filter((at) => at > after),
      ),
  }
}
export type Publications = ReturnType<typeof createPublications>
