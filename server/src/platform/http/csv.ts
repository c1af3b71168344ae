import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { college } from 'college/facts'
import { localTime } from 'contract/platform/zoned-time'
import { stringify } from 'csv-stringify/sync'

/** A column by its name, which is its heading, too, unless another is given. */
type Column = string | { key: string; header: string }

/** A column of times on the college's clock, whose heading says so: `createdAt (Asia/Kolkata)`. */
export const onOurClock = (key: string): Column => ({ key, header: `${key} (${college.timeZone})` })

/** A moment in such a column, to the minute; nothing where there is none. */
export const timeOnOurClock = (instant: string | null) =>
  instant && localTime(instant, college.timeZone).replace('T', ' ')

type Records = readonly Record<string, unknown>[]

const write = (columns: readonly Column[], records: Records, isStart: boolean) =>
  stringify([...records], {
    columns: [...columns],
    header: isStart,
    // Without the mark, spreadsheets read the letters as those of another alphabet.
    bom: isStart,
    record_delimiter: 'windows',
    // Off by itself once a delimiter is named; a lone CR or LF in a cell would end the row.
    quote_record_delimiter: true,
    // An apostrophe before = + - @ tab and CR: a cell is a text, and never a formula for a spreadsheet to run.
    escape_formulas: true,
  })

/** A table as CSV (RFC 4180) for spreadsheets: a mark of UTF-8, a line of headings, lines that end with CRLF. */
export function csvOf(columns: readonly Column[], records: Records): string {
  return write(columns, records, true)
}

/** Where lists are separated by semicolons, a spreadsheet begins a cell after each, whatever stands in the file. */
const withoutLaterFormulas = (cell: unknown) =>
  typeof cell === 'string'
    ? cell.replaceAll(/;(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g, ";'")
    : cell

const inCells = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).map(([column, cell]) => [column, withoutLaterFormulas(cell)]),
  )
const headed = (column: Column): Column =>
  typeof column === 'string'
    ? column
    : { ...column, header: String(withoutLaterFormulas(column.header)) }

/**
 * The same piece by piece, for tables of any length that people read: between two batches the server does other work.
 */
export function streamCsv(columns: readonly Column[], batches: AsyncIterable<Records>): Readable {
  async function* pieces() {
    yield csvOf(columns.map(headed), [])
    for await (const records of batches) {
      yield write(columns, records.map(inCells), false)
      await nextTurn()
    }
  }
  return Readable.from(pieces(), { objectMode: false })
}

/** Headers of an answer that is a CSV file of this name, for nobody to keep. */
export const csvHeaders = (filename: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${filename}"`,
  'cache-control': 'no-store',
})
