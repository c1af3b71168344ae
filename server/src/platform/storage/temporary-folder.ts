import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMilliseconds } from 'contract/platform/durations'

type Purpose = 'sent' | 'verify'

/** With the process that made it; without one it is of a release before. */
const pattern = /^college-(?:sent|verify)-(?:(\d+)-)?[^-]+$/

/** A new folder for what this process needs for a while. */
export const temporaryFolder = (purpose: Purpose): Promise<string> =>
  mkdtemp(join(tmpdir(), `college-${purpose}-${process.pid}-`))

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isOld(folder: string): Promise<boolean> {
  const changed = (await stat(folder).catch(() => undefined))?.mtimeMs ?? Number.NaN
  // By the clock of the files, which no test puts forward.
  return Date.now() - changed > hourMilliseconds
}

/**
 * Removes what processes left that were killed: by then nobody reads it. At its start a process has made nothing yet; in a
 * container the one before had the same number.
 */
export async function removeLeftFolders({ isStart = false } = {}): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [isOurs, maker] = pattern.exec(name) ?? []
    if (!isOurs) continue
    const folder = join(tmpdir(), name)
    const pid = Number(maker)
    const isLeft =
      maker === undefined
        ? await isOld(folder)
        : !isRunning(pid) || (isStart && pid === process.pid)
    if (isLeft) await rm(folder, { recursive: true, force: true })
  }
}
