import type { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { type Changes, inLockOrder, raise, versionIn } from './changes.ts'
import type { Database } from './schema.ts'

/** SQLite: `PRAGMA data_version` on a connection that never writes shows when anyone else has. */
export function createSqliteChanges(db: Kysely<Database>, watcher: DatabaseSync): Changes {
  const dataVersion = watcher.prepare('pragma data_version')
  let seen: unknown
  let versions = new Map<unknown, number>()

  const read = () => {
    const rows = watcher.prepare('select subject, version from changes').all()
    return new Map(rows.map((row) => [row.subject, Number(row.version)]))
  }
  const current = () => {
    try {
      const dataNow = dataVersion.get()?.data_version
      if (dataNow !== seen) {
        versions = read()
        seen = dataNow
      }
      return versions
    } catch {
      // The next query will report why.
      return undefined
    }
  }
  return {
    versions: current,
    version: (tag) => versionIn(current(), tag),
    lastKnown: () => versions,
    refresh: async () => undefined,
    commit: (tags, work) =>
      db.transaction().execute(async (trx) => {
        for (const tag of inLockOrder(tags)) await raise(trx, tag)
        return work(trx)
      }),
  }
}
