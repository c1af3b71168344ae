import type { ContentTypeName } from 'contract/content/types'
import type { Subject } from 'contract/subjects'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

type Trx = Transaction<Database>

const touched = new WeakMap<Trx, Map<Subject, Set<string>>>()

/**
 * To be called where what is public of an entry is decided: the index is brought in line with that entry, and not with all of its
 * type. Who writes a type and notes nothing has everything of it compared.
 */
export function noteTouched(trx: Trx, { type, _id }: { type: ContentTypeName; _id: string }): void {
  const noted = touched.get(trx) ?? new Map<Subject, Set<string>>()
  touched.set(trx, noted.set(type, (noted.get(type) ?? new Set()).add(_id)))
}

/** The entries of these subjects that were noted; undefined when there is a subject of which none was. */
export function touchedOf(trx: Trx, subjects: readonly Subject[]): string[] | undefined {
  const noted = subjects.map((subject) => touched.get(trx)?.get(subject))
  return noted.includes(undefined) ? undefined : noted.flatMap((ids) => [...(ids ?? [])])
}
