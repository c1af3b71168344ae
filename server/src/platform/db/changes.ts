import type { Subject } from 'contract/subjects'
import { sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

export type Versions = ReadonlyMap<unknown, number>

/** A subject that has never changed stands at 0. */
export const versionIn = (versions: Versions | undefined, subject: Subject) =>
  versions && (versions.get(subject) ?? 0)

/**
 * Tells what public content stands at, in all processes on one database. A finished page or list is good as long as
 * its subject has the version that it was made at.
 */
export type Changes = {
  /** The versions of all subjects now; undefined when they cannot be known. */
  versions: () => Versions | undefined
  /** The same of one subject. */
  version: (subject: Subject) => number | undefined
  /** What they were when they could last be known. */
  lastKnown: () => Versions | undefined
  /**
   * Reads the versions from the database itself: afterwards this process sees whatever any other has committed before.
   * Does nothing while they cannot be known.
   */
  refresh: () => Promise<void>
  /**
   * Runs `work` in a transaction that raises the version of a subject, or of several; afterwards this process sees the new
   * versions. Changes of one subject come one after the other: `work` sees all of those before it.
   */
  commit: <Result>(
    subjects: Subject | readonly Subject[],
    work: (trx: Transaction<Database>) => Promise<Result>,
  ) => Promise<Result>
}

/** What follows from a change of these subjects, done in its transaction before it ends. */
export type Following = (trx: Transaction<Database>, subjects: readonly Subject[]) => Promise<void>

/** What a commit names, in one order everywhere, so that two never wait for one another. */
export const inOrder = (subjects: Subject | readonly Subject[]): Subject[] =>
  [...new Set([subjects].flat())].toSorted()

/**
 * Raises the version of a subject in the transaction of the change itself, so that a crash can never part the two, and
 * before the change, because the row stays locked until the commit.
 */
export async function raise(trx: Transaction<Database>, subject: Subject): Promise<number> {
  const { version } = await trx
    .insertInto('changes')
    .values({ subject, version: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ version: sql`changes.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
