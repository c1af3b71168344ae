import type { CacheTag } from 'contract/cache-tags'
import { type Kysely, sql } from 'kysely'
import { type Changes, inLockOrder, raise, versionIn } from './changes.ts'
import type { Database } from './schema.ts'
import { createRowTurns } from './turns.ts'
import { channel, listenForVersions } from './version-listener.ts'

const echoMilliseconds = 1_000

function createHeardVersions() {
  let versions: Map<unknown, number> | undefined
  let isListening = false
  const waiting = new Set<() => void>()
  const checkAll = () => {
    for (const check of waiting) check()
  }
  return {
    current: () => (isListening ? versions : undefined),
    last: () => versions,
    begin(all: ReadonlyMap<unknown, number>): void {
      versions = new Map(all)
      isListening = true
    },
    learn(tag: string, version: number): void {
      if (!versions || (versions.get(tag) ?? 0) >= version) return
      versions.set(tag, version)
      checkAll()
    },
    end(): void {
      isListening = false
      checkAll()
    },
    seen: (tag: CacheTag, version: number) =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(check)
          resolve()
        }
        const check = () => {
          if (!isListening || (versions?.get(tag) ?? 0) >= version) done()
        }
        const timer = setTimeout(done, echoMilliseconds)
        waiting.add(check)
        check()
      }),
  }
}

/**
 * PostgreSQL: NOTIFY in the transaction, LISTEN on its own connection; while that is down, versions are unknown. A commit
 * returns once its own notification is back, by when other servers have theirs.
 */
export function createPostgresChanges(
  db: Kysely<Database>,
  databaseUrl: string,
): Changes & { reconnect: () => void; close: () => Promise<void> } {
  const heard = createHeardVersions()
  const { reconnect, close } = listenForVersions(databaseUrl, {
    versions: heard.begin,
    version: heard.learn,
    silence: heard.end,
  })
  const inRowTurn = createRowTurns(1)

  /** In the order of the locks. */
  function inTurn<Result>(tags: CacheTag[], work: () => Promise<Result>): Promise<Result> {
    const [first, ...others] = tags
    return first ? inRowTurn(first, () => inTurn(others, work)) : work()
  }

  return {
    versions: heard.current,
    version: (tag) => versionIn(heard.current(), tag),
    lastKnown: heard.last,
    refresh: async () => {
      if (!heard.current()) return
      const rows = await db.selectFrom('changes').select(['subject', 'version']).execute()
      for (const { subject, version } of rows) heard.learn(subject, version)
    },
    commit: async (tags, work) => {
      const locked = inLockOrder(tags)
      const { result, raised } = await inTurn(locked, () =>
        db.transaction().execute(async (trx) => {
          const raised: { tag: CacheTag; version: number }[] = []
          for (const tag of locked) raised.push({ tag, version: await raise(trx, tag) })
          const result = await work(trx)
          for (const { tag, version } of raised)
            await sql`select pg_notify(${channel}, ${`${tag}:${version}`})`.execute(trx)
          return { result, raised }
        }),
      )
      await Promise.all(raised.map(({ tag, version }) => heard.seen(tag, version)))
      return result
    },
    /** PostgreSQL may wait for the connection to close ("smart shutdown"). */
    reconnect,
    close,
  }
}
