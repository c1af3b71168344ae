import type { ContentTypeName } from 'contract/content/types'
import type { Subject } from 'contract/subjects'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

type Trx = Transaction<Database>

const touched = new WeakMap<Trx, Map<Subject, Set<string>>>()

/**
 * Call when an entry's public revision changes, so that only this entry is reindexed. Without a call, all entries of its type
 * are compared.
 */
export function noteTouched(trx: Trx, { type, _id }: { type: ContentTypeName; _id: string }): void {
  const noted = touched.get(trx) ?? new Map<Subject, Set<string>>()
  touched.set(trx, noted.set(type, (noted.get(type) ?? new Set()).add(_id)))
}

export function touchedOf(trx: Trx, subjects: readonly Subject[]): string[] | undefined {
  const noted = subjects.map((subject) => touched.get(trx)?.get(subject))
  return noted.includes(undefined) ? undefined : noted.flatMap((ids) => [...(ids ?? [])])
}
