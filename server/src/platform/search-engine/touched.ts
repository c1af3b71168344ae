import type { ContentTypeName } from 'contract/content/types'
import type { Subject } from 'contract/subjects'
import type { Trx } from '../db/schema.ts'

const touched = new WeakMap<Trx, Map<Subject, Set<string>>>()

/**
 * Call when an entry's public revision changes, so that only this entry is reindexed. Without a call, all entries of its type
 * are compared.
 */
export function recordTouched(
  trx: Trx,
  { type, _id }: { type: ContentTypeName; _id: string },
): void {
  const recorded = touched.get(trx) ?? new Map<Subject, Set<string>>()
  touched.set(trx, recorded.set(type, (recorded.get(type) ?? new Set()).add(_id)))
}

export function touchedOf(trx: Trx, subjects: readonly Subject[]): string[] | undefined {
  const recorded = subjects.map((subject) => touched.get(trx)?.get(subject))
  return recorded.includes(undefined) ? undefined : recorded.flatMap((ids) => [...(ids ?? [])])
}
