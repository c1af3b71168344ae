import type { KyselyPlugin, OperationNode, QueryId } from 'kysely'
import type { Db } from '../src/platform/db/open.ts'
import { type TestSettings, testApp } from './test-app.ts'

const sessionTables = ['adminSessions', 'studentSessions']

/** Whether a query reads a session, as guards do. */
function isLookup(node: OperationNode): boolean {
  if (node.kind !== 'SelectQueryNode') return false
  const text = JSON.stringify((node as OperationNode & { from?: unknown }).from)
  return sessionTables.some((table) => text.includes(`"${table}"`))
}

/** A server on which something happens to the session between guard and write. */
export async function sessionThatEnds(database?: TestSettings['database']) {
  let ending: (() => Promise<unknown>) | undefined
  const lookups = new WeakSet<QueryId>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (isLookup(node)) lookups.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const happen = lookups.has(queryId) ? ending : undefined
      if (happen) ending = undefined
      await happen?.()
      return result
    },
  }
  const settings = await testApp({
    ...(database && { database }),
    // Replies need a mail server; nothing is sent before `mail.start`.
    variables: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@college.test' },
    wrap: (database) => ({ ...database, db: database.db.withPlugin(plugin) }),
  })
  return {
    ...settings,
    /** Runs after the next guard. */
    onceFound: (happen: (db: Db) => Promise<unknown>) => {
      ending = () => happen(settings.db)
    },
  }
}
