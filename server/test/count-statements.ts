import type { KyselyPlugin } from 'kysely'
import type { OpenDatabase } from '../src/platform/db/open.ts'

/** For `testApp`: counts the statements outside of writing transactions. */
export function countStatements() {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    wrap: ({ db, changes }: OpenDatabase) => ({ db: db.withPlugin(plugin), changes }),
    /** How many it takes, and the size of the answer in bytes. */
    costOf: async (ask: () => Promise<unknown>) => {
      const before = count
      const answer = await ask()
      return { statements: count - before, bytes: Buffer.byteLength(JSON.stringify(answer)) }
    },
  }
}
