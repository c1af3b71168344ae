import { currentAccount } from '../../platform/access/current-account.ts'
import { badRequest } from '../../platform/errors.ts'
import { fairQueue } from '../../platform/queues/fair-queue.ts'
import { callProcess } from '../../platform/runtime/call-process.ts'
import type { FileRow } from './file-row.ts'

const unreadable =
  'The file can’t be read as an Excel workbook, or is too large. Save it again as "Excel Workbook (.xlsx)" or as "CSV UTF-8".'
const program = new URL('./workbook-process.ts', import.meta.url)
/** Enough even on a machine under heavy load; the process limits its own processor time. */
const longestMilliseconds = 90_000
const maxColumns = 100

// For cells and their objects; unpacked data is outside the heap and has its own limit.
const execArgv = ['--max-old-space-size=192']
/** Accounts take turns, so that one with slow workbooks doesn't lock out others. */
const queued = fairQueue({ atOnce: 1, waiting: 4, delayRejection: async () => undefined })

export const isXlsx = (bytes: Uint8Array) =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte)

/** Undefined if it could not be read or cost too much. */
const readElsewhere = async (bytes: Uint8Array) =>
  (await callProcess(bytes, { program, execArgv, longestMilliseconds })) as
    | FileRow[]
    | null
    | undefined

/** Non-empty rows of the first visible sheet, the header first. Rejects with 400. */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<FileRow> {
  const waiting = { group: currentAccount(), rank: () => 0 }
  const rows = await queued(waiting, () => readElsewhere(bytes))
  if (!rows || rows.some(({ cells }) => cells.length > maxColumns)) throw badRequest(unreadable)
  yield* rows
}
