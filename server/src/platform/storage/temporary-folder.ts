import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMilliseconds } from 'contract/platform/durations'

type Purpose = 'sent' | 'verify'

/** Includes the process id; older releases had none. */
const pattern = /^college-(?:sent|verify)-(?:(\d+)-)?[^-]+$/

export const temporaryFolder = (purpose: Purpose): Promise<string> =>
  mkdtemp(join(tmpdir(), `college-${purpose}-${process.pid}-`))

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isOld(folder: string): Promise<boolean> {
  const changed = (await stat(folder).catch(() => undefined))?.mtimeMs ?? Number.NaN
  // The files' clock, which tests do not fake.
  return Date.now() - changed > hourMilliseconds
}

/**
 * Removes what killed processes left. At start everything goes: this process has made nothing yet, and in a container the
 * previous one had the same id.
 */
export async function removeLeftoverFolders({ isStart = false } = {}): Promise<void> {
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
