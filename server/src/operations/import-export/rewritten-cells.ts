import type { Cells, Table } from '../../platform/spreadsheets/table.ts'

/** `9.19877E+11`: digits are lost for good. */
const shortened = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i
const failed = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/i
/** `9876543210.0`, of programs that take a number of a telephone for one to count with. */
const counted = /^\d{6,}[.,]\d+$/
/** Ten digits that begin like no mobile number of India: those of a landline, without the 0 before them. */
const withoutZero = /^[1-5]\d{9}$/

const asText = 'format the column as text, write the number again, and save the file'

const at = (line: number, column: string, written: string) =>
  `Row ${line}, column "${column}": "${written.slice(0, 40)}"`

function problemOf(table: Table, column: string, written: string): string | undefined {
  if (failed.test(written))
    return 'is an error of the spreadsheet; correct the cell, and save the file'
  if (table.times.includes(column)) return undefined
  if (shortened.test(written)) return `is a number that the spreadsheet has shortened; ${asText}`
  const isCounted = table.phones.includes(column) && counted.test(written)
  return isCounted ? `is a number with decimals; ${asText}` : undefined
}

/** What a spreadsheet has made of cells so that they no longer say what was typed: which they are, and how to mend them. */
export const rewrittenCells = (table: Table, cells: Cells, line: number): string[] =>
  Object.entries(cells).flatMap(([column, cell]) => {
    const written = cell.trim()
    const problem = problemOf(table, column, written)
    return problem ? [`${at(line, column, written)} ${problem}`] : []
  })

/** The same of what may have been meant as it stands. */
export const lostZeros = (table: Table, cells: Cells, line: number): string[] =>
  table.phones.flatMap((column) => {
    const written = (cells[column] ?? '').trim()
    return withoutZero.test(written)
      ? [`${at(line, column, written)} may have lost the 0 before it; if so, ${asText}`]
      : []
  })
