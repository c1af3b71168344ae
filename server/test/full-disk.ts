import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const works = (program: string, ...given: string[]) =>
  run(program, given).then(
    () => true,
    () => false,
  )

/**
 * A folder with limited space: a small file system if mounting is allowed, otherwise a limit on file sizes. Undefined
 * if neither is possible. Call `remove` at the end.
 */
export async function fillableFolder(parent: string) {
  const folder = join(parent, 'small')
  await mkdir(folder)
  if (await works('mount', '-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder)) {
    const filler = join(folder, 'filler')
    return {
      folder,
      fill: async () => {
        await writeFile(filler, Buffer.alloc(48 * 1024 * 1024)).catch(() => undefined)
      },
      empty: () => rm(filler),
      remove: async () => {
        await works('umount', '-l', folder)
      },
    }
  }
  const limit = (pid: number, bytes: string) =>
    works('prlimit', '--pid', String(pid), `--fsize=${bytes}:`)
  if (!(await limit(process.pid, 'unlimited'))) return undefined
  return {
    folder,
    fill: async (pid: number) => {
      await limit(pid, '0')
    },
    empty: async (pid: number) => {
      await limit(pid, 'unlimited')
    },
    remove: async () => undefined,
  }
}
