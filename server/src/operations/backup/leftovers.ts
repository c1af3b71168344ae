import { readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'

const ending = /\.([\w-]+)-(\d+)\.partial$/
const here = hostname().replace(/[^\w]/g, '_')

export const partialName = (path: string) => `${path}.${here}-${process.pid}.partial`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A partial file whose process on this machine has ended. Other machines may still be writing theirs. */
function isLeftover(name: string, like: string): boolean {
  const [, host, pid] = ending.exec(name) ?? []
  return host === here && name.includes(like) && !isAlive(Number(pid))
}

/**
 * Removes what killed backups left: password hashes and personal details, one more file each night. `like` is the ending of
 * their names before that, such as `.tar.gz`.
 */
export async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path)
  const like = basename(path).replace(/^[^.]*/, '') || basename(path)
  for (const name of await readdir(folder).catch(() => []))
    if (isLeftover(name, `${like}.`)) await rm(join(folder, name), { force: true })
}
