import type { Transaction } from 'kysely'
import type { Engine } from '../db/engine.ts'
import type { Db } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { hashToken, secondsBefore } from './tokens.ts'

const seenEverySeconds = 60

type SessionTable = 'adminSessions' | 'studentSessions'
/** How long a session lasts at most, and unused. */
type Life = { absoluteSeconds: number; idleSeconds: number }

/** Names a session for its owner; what the cookie holds cannot be had from it. */
export const sessionIdOf = (tokenHash: string) => hashToken(tokenHash).slice(0, 32)

/** What the rows of both kinds of session share. Nothing is kept in memory, so that a session ends everywhere at once. */
export function createSessionStore(
  { db, engine, now }: { db: Db; engine: Engine; now: () => Date },
  table: SessionTable,
  { absoluteSeconds, idleSeconds }: Life,
) {
  /** What a session has to be younger than. */
  const limits = () => ({
    begun: secondsBefore(now(), absoluteSeconds),
    seen: secondsBefore(now(), idleSeconds),
  })

  return {
    limits,
    /** Holds a session until the transaction ends; false when it is over. */
    async hold(trx: Transaction<Database>, tokenHash: string): Promise<boolean> {
      const { begun, seen } = limits()
      // Changes nothing; it locks the session, in the words that both engines know.
      const held = await trx
        .updateTable(table)
        .set({ tokenHash })
        .where('tokenHash', '=', tokenHash)
        .where('createdAt', '>', begun)
        .where('lastSeenAt', '>', seen)
        .returning('tokenHash')
        .executeTakeFirst()
      return held !== undefined
    },
    /** Writes down, once a minute, that sessions are used. */
    async see(sessions: readonly { tokenHash: string; lastSeenAt: string }[]): Promise<void> {
      const limit = secondsBefore(now(), seenEverySeconds)
      const due = sessions.filter(({ lastSeenAt }) => lastSeenAt < limit)
      if (due.length === 0) return
      const hashes = due.map(({ tokenHash }) => tokenHash)
      const rows = db.selectFrom(table).select('tokenHash').where('tokenHash', 'in', hashes)
      // What somebody holds is in use and may wait for a row of these: it is written down at the next request.
      const free = engine === 'postgres' ? rows.forUpdate().skipLocked() : rows
      await db
        .updateTable(table)
        .set({ lastSeenAt: now().toISOString() })
        .where('tokenHash', 'in', free)
        .execute()
        // On a full disk one stays signed in; the next request tries again.
        .catch(() => undefined)
    },
    /** Ends a session, such as the one that a browser brings along when it begins another. */
    async end(trx: Db, tokenHash: string | undefined): Promise<void> {
      if (tokenHash) await trx.deleteFrom(table).where('tokenHash', '=', tokenHash).execute()
    },
    /** Removes the rows of sessions that are over. */
    async sweep(): Promise<void> {
      const { begun, seen } = limits()
      await db
        .deleteFrom(table)
        .where((row) => row.or([row('createdAt', '<=', begun), row('lastSeenAt', '<=', seen)]))
        .execute()
    },
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>
