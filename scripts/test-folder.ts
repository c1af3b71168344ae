import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes that all tests together may need at a time, with some to spare. */
const needed = 4 * 2 ** 30

/** Whether programs may be run from there, which some tests write and start. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.find((line) => line.split(' ')[1] === memory)?.split(' ')[3]
  return options?.split(',').includes('noexec') === false
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, freemem() - needed) > needed
}

/**
 * A folder for all that tests write, gone when this process ends: in memory where there is room, since a disk makes every commit of
 * a database wait for some milliseconds, some ten thousand times.
 */
export function testFolder(): string {
  const isQuick = existsSync(memory) && mayRunPrograms() && hasRoom()
  const folder = mkdtempSync(join(isQuick ? memory : tmpdir(), 'college-tests-'))
  // PostgreSQL runs as a user of its own when we are root, and passes through.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1))
  return folder
}
