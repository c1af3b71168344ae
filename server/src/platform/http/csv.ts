import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { college } from 'college/facts'
import { localTime } from 'contract/platform/zoned-time'
import { stringify } from 'csv-stringify/sync'

type Column = string | { key: string; header: string }

export const collegeTimeColumn = (key: string): Column => ({
  key,
  header: `${key} (${college.timeZone})`,
})

export const collegeTimeText = (instant: string | null) =>
  instant && localTime(instant, college.timeZone).replace('T', ' ')

type Records = readonly Record<string, unknown>[]

const write = (columns: readonly Column[], records: Records, isStart: boolean) =>
  stringify([...records], {
    columns: [...columns],
    header: isStart,
    // Without a byte order mark, spreadsheets misread the encoding.
    bom: isStart,
    record_delimiter: 'windows',
    // Off by default once a delimiter is set; then a lone CR or LF in a cell would end the row.
    quote_record_delimiter: true,
    // An apostrophe before = + - @ tab and CR, so that no cell runs as a formula.
    escape_formulas: true,
  })

/** CSV (RFC 4180) for spreadsheets, with a byte order mark. */
export function csvOf(columns: readonly Column[], records: Records): string {
  return write(columns, records, true)
}

/**
 * Where `;` separates lists, spreadsheets split cells there and at line breaks, as our quotation marks then stand inside a cell.
 * A formula could begin after each, even in quotation marks.
 */
const laterFormula = /(?<=[;\n\r])(?="*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g
const withoutLaterFormulas = (cell: unknown) =>
  typeof cell === 'string' ? cell.replaceAll(laterFormula, "'") : cell

const inCells = (record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).map(([column, cell]) => [column, withoutLaterFormulas(cell)]),
  )
const headed = (column: Column): Column =>
  typeof column === 'string'
    ? column
    : { ...column, header: String(withoutLaterFormulas(column.header)) }

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

export const csvHeaders = (filename: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${filename}"`,
  'cache-control': 'no-store',
})
