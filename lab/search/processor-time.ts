import { readFileSync } from 'node:fs'
import { databaseProcesses } from 'testing/database-processes.ts'

/** What a process has spent so far; undefined when it is gone. */
function nanosecondsOf(pid: number | 'self'): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return undefined
  }
}

/**
 * Gives what tells how many milliseconds processors have spent so far for this process and for those of the database that
 * serve it: on a machine that others use, too, that says more than the clock. Undefined where the system does not tell.
 */
export async function processorTime(
  databaseUrl: string | undefined,
): Promise<(() => number) | undefined> {
  if (nanosecondsOf('self') === undefined) return undefined
  const pids = databaseUrl ? await databaseProcesses(databaseUrl) : []
  const spent = new Map<number | 'self', number>()
  return () => {
    for (const pid of ['self' as const, ...pids])
      spent.set(pid, nanosecondsOf(pid) ?? spent.get(pid) ?? 0)
    return [...spent.values()].reduce((sum, one) => sum + one, 0) / 1e6
  }
}
