import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Db } from './open.ts'
import { postgresConnection } from './postgres.ts'
import type { Database } from './schema.ts'

/** What visitors are shown, by the tables it comes from. */
export type Subject = 'events' | 'faculty'

type Versions = ReadonlyMap<unknown, number>

/** A subject that has never changed stands at 0. */
export const versionIn = (versions: Versions | undefined, subject: Subject) =>
  versions && (versions.get(subject) ?? 0)

/**
 * Tells what public content stands at, in all processes on one database. A finished page or list is good as long as
 * its subject has the version that it was made at.
 */
export type Changes = {
  /** The versions of all subjects now; undefined when they cannot be known. */
  versions: () => Versions | undefined
  /** The same of one subject. */
  version: (subject: Subject) => number | undefined
  /** What they were when they could last be known. */
  lastKnown: () => Versions | undefined
  /**
   * Reads the versions from the database itself: afterwards this process sees whatever any other has committed before.
   * Does nothing while they cannot be known.
   */
  refresh: () => Promise<void>
  /**
   * Runs `work` in a transaction that raises the subject's version; afterwards this process sees the new version.
   * Changes of one subject come one after the other: `work` sees all of those before it.
   */
  commit: <Result>(
    subject: Subject,
    work: (trx: Transaction<Database>) => Promise<Result>,
  ) => Promise<Result>
}

/**
 * In the transaction of the change itself, so that a crash can never part the two; before the change, because the row
 * stays locked until the commit.
 */
async function raise(trx: Transaction<Database>, subject: Subject): Promise<number> {
  const { version } = await trx
    .insertInto('changes')
    .values({ subject, version: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ version: sql`changes.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** SQLite: `PRAGMA data_version` on a connection that never writes tells when anyone has written. */
export function createSqliteChanges(db: Db, watcher: DatabaseSync): Changes {
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
      // Not readable now: whoever asks the database next reports why.
      return undefined
    }
  }
  return {
    versions: current,
    version: (subject) => versionIn(current(), subject),
    lastKnown: () => versions,
    // Whatever is committed is seen at once.
    refresh: async () => undefined,
    commit: (subject, work) =>
      db.transaction().execute(async (trx) => {
        await raise(trx, subject)
        return work(trx)
      }),
  }
}

const channel = 'college_changes'
/** Short at first: on a new database the tables are made a moment after the first attempt. */
const reconnectMilliseconds = { first: 20, most: 500 }
const echoMilliseconds = 1_000
const heartbeatMilliseconds = 5_000

/**
 * PostgreSQL: NOTIFY in the transaction, LISTEN on a connection of its own. While that connection is down, versions
 * are unknown. A commit returns only when its own notice has come back, by when the other listeners are notified too.
 */
export function createPostgresChanges(
  db: Db,
  databaseUrl: string,
): Changes & { reconnect: () => void; close: () => Promise<void> } {
  let versions: Map<string, number> | undefined
  let isListening = false
  let client: pg.Client | undefined
  const closing = new AbortController()
  let pause = reconnectMilliseconds.first
  const waiting = new Set<() => void>()

  const current = () => (isListening ? versions : undefined)

  const learn = (subject: string, version: number) => {
    if (!versions || (versions.get(subject) ?? 0) >= version) return
    versions.set(subject, version)
    for (const check of waiting) check()
  }

  const follow = async (next: pg.Client) => {
    await next.connect()
    await next.query(`listen ${channel}`)
    const { rows } = await next.query('select subject, version from changes')
    versions = new Map(rows.map(({ subject, version }) => [subject, version]))
    isListening = true
    pause = reconnectMilliseconds.first
    // A network that fell silent tells nobody: whoever does not answer is lost.
    for (;;) {
      await sleep(heartbeatMilliseconds, undefined, { signal: closing.signal, ref: false })
      await next.query('select 1')
    }
  }

  const listen = async () => {
    const next = new pg.Client({
      ...postgresConnection(databaseUrl),
      query_timeout: heartbeatMilliseconds,
    })
    // The driver leaves a `connect` unsettled that `end` has overtaken.
    const lost = new Promise<never>((_, reject) => {
      next.on('error', reject)
      next.on('end', () => reject(new Error('The connection has ended')))
    })
    next.on('notification', ({ payload = '' }) => {
      const [subject = '', version] = payload.split(':')
      learn(subject, Number(version))
    })
    client = next
    await Promise.race([lost, follow(next)])
  }

  const keepListening = async () => {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined)
      isListening = false
      for (const check of waiting) check()
      await client?.end().catch(() => undefined)
      await sleep(pause, undefined, closing).catch(() => undefined)
      pause = Math.min(pause * 2, reconnectMilliseconds.most)
    }
  }
  const listening = keepListening()

  const seen = (subject: Subject, version: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        waiting.delete(check)
        resolve()
      }
      const check = () => {
        if (!isListening || (versions?.get(subject) ?? 0) >= version) done()
      }
      const timer = setTimeout(done, echoMilliseconds)
      waiting.add(check)
      check()
    })

  return {
    versions: current,
    version: (subject) => versionIn(current(), subject),
    lastKnown: () => versions,
    refresh: async () => {
      if (!isListening) return
      const rows = await db.selectFrom('changes').select(['subject', 'version']).execute()
      for (const { subject, version } of rows) learn(subject, version)
    },
    commit: async (subject, work) => {
      const { result, version } = await db.transaction().execute(async (trx) => {
        const version = await raise(trx, subject)
        const result = await work(trx)
        await sql`select pg_notify(${channel}, ${`${subject}:${version}`})`.execute(trx)
        return { result, version }
      })
      await seen(subject, version)
      return result
    },
    /** Gives the connection up for a new one: PostgreSQL may wait for it to stop ("smart shutdown"). */
    reconnect: () => void client?.end().catch(() => undefined),
    close: async () => {
      closing.abort()
      await client?.end().catch(() => undefined)
      await listening
    },
  }
}
