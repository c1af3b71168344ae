import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** For all tests at once, in bytes, with some to spare. */
const needed = 4 * 2 ** 30

/** Some tests write programs and start them; the mount may forbid that. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.find((line) => line.split(' ')[1] === memory)?.split(' ')[3]
  return options?.split(',').includes('noexec') === false
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, freemem() - needed) > needed
}

/** Removed at exit. In memory if there is room: on a disk, each of ten thousand commits waits some milliseconds. */
export function testFolder(): string {
  const isQuick = existsSync(memory) && mayRunPrograms() && hasRoom()
  const folder = mkdtempSync(join(isQuick ? memory : tmpdir(), 'college-tests-'))
  // As root, PostgreSQL runs as a user of its own and has to get through.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1))
  return folder
}
