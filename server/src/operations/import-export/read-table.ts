import { csvMostRows } from 'contract/operations/import'
import { formatCount } from 'contract/platform/format-count'
import { badRequest } from '../../platform/errors.ts'
import type { Cells, TableFormat } from '../../platform/spreadsheets/table.ts'
import type { FileRow } from './file-row.ts'
import { withoutFormulaPrefix } from './formula-prefix.ts'
import { readCsv } from './read-csv.ts'
import { isXlsx, readXlsx } from './read-xlsx.ts'

export type SentRow = { line: number; cells: Cells; isTooLong: boolean }

type Headings = Pick<TableFormat, 'columns' | 'required'>

/** Such as a time zone in brackets. Only from the start of a run of spaces: from each of them, a long run would take quadratic time. */
const unit = /(?<!\s)\s*\([^()]*\)$/

function readHeading({ columns, required }: Headings, headings: string[]) {
  const known = new Map(['_id', ...columns].map((column) => [column.toLowerCase(), column]))
  const columnIndexes = new Map<string, number>()
  const ignored: string[] = []
  for (const [index, heading] of headings.entries()) {
    const name = heading.trim()
    const column = known.get(name.replace(unit, '').toLowerCase())
    if (!column) {
      if (name) ignored.push(name)
      continue
    }
    if (columnIndexes.has(column)) throw badRequest(`The column "${column}" appears twice`)
    columnIndexes.set(column, index)
  }
  const missing = required.filter((column) => !columnIndexes.has(column))
  if (missing.length > 0)
    throw badRequest(
      `The file has no column "${missing.join('", "')}". Its first row must contain the column names, as in the template.`,
    )
  return { places: columnIndexes, ignored }
}

function readRow(
  columnIndexes: Map<string, number>,
  width: number,
  { line, cells }: FileRow,
): SentRow {
  const entries = [...columnIndexes].map(([column, index]) => [
    column,
    withoutFormulaPrefix(cells[index] ?? ''),
  ])
  return {
    line,
    cells: Object.fromEntries(entries),
    isTooLong: cells.slice(width).some((cell) => cell.trim()),
  }
}

export async function readTableFile(table: Headings, file: File) {
  const rows: SentRow[] = []
  let heading: (ReturnType<typeof readHeading> & { width: number }) | undefined
  const bytes = Buffer.from(await file.arrayBuffer())
  for await (const row of isXlsx(bytes) ? readXlsx(bytes) : readCsv(bytes)) {
    if (!heading) {
      heading = { ...readHeading(table, row.cells), width: row.cells.length }
      continue
    }
    if (rows.length === csvMostRows) {
      throw badRequest(`The file must have at most ${formatCount(csvMostRows)} rows`)
    }
    rows.push(readRow(heading.places, heading.width, row))
  }
  if (rows.length === 0) throw badRequest('The file has no rows below the header row')
  return { rows, ignored: heading?.ignored ?? [] }
}
