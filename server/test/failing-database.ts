import type { KyselyPlugin } from 'kysely'
import type { OpenDatabase } from '../src/platform/db/open.ts'

/** What Node's SQLite throws when the disk under the file cannot be read (SQLITE_IOERR). */
const diskError = () =>
  Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 })

/** The same database behind a driver that can be made to fail. */
export function failingDatabase({ db, changes }: OpenDatabase) {
  const state = { isDown: false }
  const check = () => {
    if (state.isDown) throw diskError()
  }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      check()
      return node
    },
    // Where a statement was made beforehand.
    transformResult: async ({ result }) => {
      check()
      return result
    },
  }
  return {
    state,
    database: {
      db: db.withPlugin(plugin),
      changes: {
        versions: () => (state.isDown ? undefined : changes.versions()),
        version: (subject) => (state.isDown ? undefined : changes.version(subject)),
        lastKnown: changes.lastKnown,
        refresh: changes.refresh,
        commit: async (...change) => {
          check()
          return changes.commit(...change)
        },
      },
    } satisfies Pick<OpenDatabase, 'db' | 'changes'>,
  }
}
