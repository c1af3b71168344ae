import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { serverStopping } from '../errors.ts'

/** `/healthz`: not stopping, even without its database, for which it has pages. `/readyz`: the database answers, too. */
export function healthRoutes(
  app: FastifyInstance,
  { db, isStopping }: { db: Db; isStopping: () => boolean },
): void {
  app.get('/healthz', { schema: { hide: true }, exposeHeadRoute: true }, async () => {
    if (isStopping()) throw serverStopping()
    return { status: 'alive' }
  })
  app.get('/readyz', { schema: { hide: true }, exposeHeadRoute: true }, async () => {
    if (isStopping()) throw serverStopping()
    await sql`select 1`.execute(db)
    return { status: 'ready' }
  })
}
