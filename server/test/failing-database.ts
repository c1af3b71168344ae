import type { KyselyPlugin } from 'kysely'
import type { OpenDatabase } from '../src/platform/db/open.ts'

/** As thrown by Node's SQLite for a disk error (SQLITE_IOERR). */
const diskError = () =>
  Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 })

/** The same database behind a driver that can fail. */
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
    // For statements prepared earlier.
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
        version: (tag) => (state.isDown ? undefined : changes.version(tag)),
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
