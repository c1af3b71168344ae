import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db/open.ts'
import { unavailable } from './errors.ts'

/** `/healthz`: the process answers. `/readyz`: it should be sent visitors: the database answers and it is not stopping. */
export function healthRoutes(
  app: FastifyInstance,
  { db, isStopping }: { db: Db; isStopping: () => boolean },
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isStopping()) throw unavailable()
    await sql`select 1`.execute(db)
    return { status: 'ready' }
  })
}
