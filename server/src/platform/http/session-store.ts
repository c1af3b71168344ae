import type { Engine } from '../db/engine.ts'
import type { Db } from '../db/open.ts'
import type { Trx } from '../db/schema.ts'
import { hashToken, secondsBefore } from '../tokens.ts'

const seenEverySeconds = 60

type SessionTable = 'adminSessions' | 'studentSessions'
type Life = { absoluteSeconds: number; idleSeconds: number }

/** A public id; the cookie's token cannot be derived from it. */
export const sessionIdOf = (tokenHash: string) => hashToken(tokenHash).slice(0, 32)

/** Nothing is cached in memory, so that ending a session takes effect everywhere at once. */
export function createSessionStore(
  { db, engine, now }: { db: Db; engine: Engine; now: () => Date },
  table: SessionTable,
  { absoluteSeconds, idleSeconds }: Life,
) {
  const limits = () => ({
    begun: secondsBefore(now(), absoluteSeconds),
    seen: secondsBefore(now(), idleSeconds),
  })

  return {
    limits,
    async hold(trx: Trx, tokenHash: string): Promise<boolean> {
      const { begun, seen } = limits()
      // Changes nothing; it locks the row in a way both engines understand.
      const lockedSession = await trx
        .updateTable(table)
        .set({ tokenHash })
        .where('tokenHash', '=', tokenHash)
        .where('createdAt', '>', begun)
        .where('lastSeenAt', '>', seen)
        .returning('tokenHash')
        .executeTakeFirst()
      return lockedSession !== undefined
    },
    async see(sessions: readonly { tokenHash: string; lastSeenAt: string }[]): Promise<void> {
      const limit = secondsBefore(now(), seenEverySeconds)
      const due = sessions.filter(({ lastSeenAt }) => lastSeenAt < limit)
      if (due.length === 0) return
      const hashes = due.map(({ tokenHash }) => tokenHash)
      const rows = db.selectFrom(table).select('tokenHash').where('tokenHash', 'in', hashes)
      // Locked rows are in use and will be updated by the next request.
      const free = engine === 'postgres' ? rows.forUpdate().skipLocked() : rows
      await db
        .updateTable(table)
        .set({ lastSeenAt: now().toISOString() })
        .where('tokenHash', 'in', free)
        .execute()
        // A full disk must not sign anybody out.
        .catch(() => undefined)
    },
    async end(trx: Db, tokenHash: string | undefined): Promise<void> {
      if (tokenHash) await trx.deleteFrom(table).where('tokenHash', '=', tokenHash).execute()
    },
    async cleanUp(): Promise<void> {
      const { begun, seen } = limits()
      await db
        .deleteFrom(table)
        .where((row) => row.or([row('createdAt', '<=', begun), row('lastSeenAt', '<=', seen)]))
        .execute()
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>
