import { readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'

const ending = /\.([\w-]+)-(\d+)\.partial$/
// A name of this machine, as part of a file's.
const here = hostname().replace(/[^\w]/g, '_')

/** The name of a backup that is being made, which tells who makes it. */
export const partialName = (path: string) => `${path}.${here}-${process.pid}.partial`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is one, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a file is the rest of a backup whose process on this machine is gone. Others' may be at work. */
function isLeftover(name: string, like: string): boolean {
  const [, host, pid] = ending.exec(name) ?? []
  return host === here && name.includes(like) && !isAlive(Number(pid))
}

/**
 * Removes what killed backups left beside this one: it holds password hashes and personal details, and grows by one file
 * each night. `like` is what all their names end in before that, such as `.tar.gz`.
 */
export async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path)
  const like = basename(path).replace(/^[^.]*/, '') || basename(path)
  for (const name of await readdir(folder).catch(() => []))
    if (isLeftover(name, `${like}.`)) await rm(join(folder, name), { force: true })
}
