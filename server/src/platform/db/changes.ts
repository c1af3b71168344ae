import type { CacheTag } from 'contract/cache-tags'
import { sql } from 'kysely'
import type { Trx } from './schema.ts'

export type Versions = ReadonlyMap<unknown, number>

export const versionIn = (versions: Versions | undefined, tag: CacheTag) =>
  versions && (versions.get(tag) ?? 0)

/**
 * Versions of public content, shared by all processes on a database. A cached response is valid while its tags have the
 * versions it was made from.
 */
export type Changes = {
  versions: () => Versions | undefined
  version: (tag: CacheTag) => number | undefined
  lastKnown: () => Versions | undefined
  /**
   * Reads the versions from the database, so that this process sees all earlier commits of others. No-op while they are
   * unknown.
   */
  refresh: () => Promise<void>
  /**
   * Runs `work` in a transaction that raises versions, and returns once this process sees them. Changes of one tag are
   * serial, so `work` sees all earlier ones.
   */
  commit: <Result>(
    tags: CacheTag | readonly CacheTag[],
    work: (trx: Trx) => Promise<Result>,
  ) => Promise<Result>
}

/** A fixed order, so that transactions never deadlock. */
export const inLockOrder = (tags: CacheTag | readonly CacheTag[]): CacheTag[] =>
  [...new Set([tags].flat())].toSorted()

/**
 * In the transaction of the change, so that a crash cannot part the two, and before the change, as the row stays locked until
 * the commit.
 */
export async function raise(trx: Trx, tag: CacheTag): Promise<number> {
  const { version } = await trx
    .insertInto('changes')
    .values({ subject: tag, version: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ version: sql`changes.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
