import { fork } from 'node:child_process'
import { badRequest } from '../errors.ts'
import { boundedQueue } from '../queues/bounded-queue.ts'
import type { FileRow } from './file-row.ts'

const unreadable =
  'The file cannot be read as an Excel workbook, or is too large. Save it again as "Excel Workbook (.xlsx)" or as "CSV UTF-8".'
const program = new URL('./workbook-process.ts', import.meta.url)
const longestMilliseconds = 20_000
const mostColumns = 100

// Its cells and their objects; what is unpacked lies beside it, and has a bound of its own.
const execArgv = ['--max-old-space-size=192']
const queued = boundedQueue({ atOnce: 1, waiting: 4 })

/** Whether a file says that it is a workbook: all of them are ZIP archives. */
export const isXlsx = (bytes: Uint8Array) =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte)

/** In a process of its own, which may run out of memory or time without the server. Undefined when it did, or could not read it. */
async function readElsewhere(bytes: Uint8Array): Promise<string[][] | undefined> {
  // Nothing of the server's environment, where secrets are, goes to code that reads strangers' files.
  const { PATH, SystemRoot } = process.env
  const child = fork(program, {
    serialization: 'advanced',
    execArgv,
    env: { PATH, SystemRoot },
    stdio: 'ignore',
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longestMilliseconds)
  const { promise, resolve } = Promise.withResolvers<string[][] | undefined>()
  const end = () => resolve(undefined)
  child.once('message', (rows) => resolve((rows as string[][] | null) ?? undefined))
  child.once('exit', end).once('error', end)
  child.send(bytes, (error) => error && end())
  try {
    return await promise
  } finally {
    clearTimeout(tooLong)
    child.kill('SIGKILL')
  }
}

/** All rows of a workbook's first sheet that have anything in them, the heading first. Rejects with 400 for what cannot be read. */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<FileRow> {
  const rows = await queued(() => readElsewhere(bytes))
  if (!rows || rows.some((cells) => cells.length > mostColumns)) throw badRequest(unreadable)
  for (const [index, cells] of rows.entries())
    if (cells.some((cell) => cell.trim())) yield { line: index + 1, cells }
}
