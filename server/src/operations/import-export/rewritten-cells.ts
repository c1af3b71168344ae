import type { Cells, TableFormat } from '../../platform/spreadsheets/table.ts'

/** `9.19877E+11`: the lost digits can't be recovered. */
const shortened = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i
const failed = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/i
/** `9876543210.0`: a phone number treated as a number. */
const counted = /^\d{6,}[.,]\d+$/
/** Ten digits that can't be an Indian mobile number: a landline without its leading 0. */
const withoutZero = /^[1-5]\d{9}$/

const asText = 'format the column as text, enter the number again and save the file'

const at = (line: number, column: string, written: string) =>
  `Row ${line}, column "${column}": "${written.slice(0, 40)}"`

function problemOf(table: TableFormat, column: string, written: string): string | undefined {
  if (failed.test(written)) return 'is a spreadsheet error; correct the cell and save the file'
  if (table.times.includes(column)) return undefined
  if (shortened.test(written)) return `was shortened by the spreadsheet; ${asText}`
  const isCounted = table.phones.includes(column) && counted.test(written)
  return isCounted ? `has become a number with decimals; ${asText}` : undefined
}

export const rewrittenCells = (table: TableFormat, cells: Cells, line: number): string[] =>
  Object.entries(cells).flatMap(([column, cell]) => {
    const written = cell.trim()
    const problem = problemOf(table, column, written)
    return problem ? [`${at(line, column, written)} ${problem}`] : []
  })

export const lostZeroProblems = (table: TableFormat, cells: Cells, line: number): string[] =>
  table.phones.flatMap((column) => {
    const written = (cells[column] ?? '').trim()
    return withoutZero.test(written)
      ? [`${at(line, column, written)} may have lost its leading 0; if so, ${asText}`]
      : []
  })
