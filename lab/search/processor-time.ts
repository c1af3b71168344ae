import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Engine } from 'server/src/db/engine.ts'
import type { Db } from 'server/src/db/open.ts'

const nanosecondsOf = (pid: number | 'self') =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])

/**
 * Gives what tells how many milliseconds processors have spent so far for this process and for those of the database that
 * serve it: on a machine that others use, too, that says more than the clock. Undefined where the system does not tell.
 */
export async function processorTime(db: Db, engine: Engine): Promise<(() => number) | undefined> {
  if (process.platform !== 'linux') return undefined
  const { rows } =
    engine === 'postgres'
      ? await sql<{ pid: number }>`
          select pid from pg_stat_activity where datname = current_database()`.execute(db)
      : { rows: [] }
  const pids = ['self' as const, ...rows.map(({ pid }) => pid)]
  return () => pids.reduce<number>((sum, pid) => sum + nanosecondsOf(pid), 0) / 1e6
}
