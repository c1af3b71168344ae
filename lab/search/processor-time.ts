import { readFileSync } from 'node:fs'
import { databaseProcesses } from 'testing/database-processes.ts'

/** Undefined when the process is gone. */
function nanosecondsOf(pid: number | 'self'): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return undefined
  }
}

/**
 * Returns a function with the milliseconds of processor time used so far by this process and the database's, which says
 * more than the clock on a shared machine. Undefined where the system doesn't report it.
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
