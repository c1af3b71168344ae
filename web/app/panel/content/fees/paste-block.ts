import type { CourseFees } from 'contract/content/course-fees'
import { bareName } from 'contract/platform/fold-text'
import { cellOf, type FeeColumn, type TypedAmounts } from './fee-grid'

type Table = { rows: readonly CourseFees[]; columns: readonly FeeColumn[] }
type Start = { row: number; column: number }

export type PastedBlock = {
  typed: TypedAmounts
  /** Names of courses and columns, and amounts, that have no cell. */
  left: string[]
}

const unquoted = (text: string) =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
/** Spreadsheets use a dash where there is nothing. */
const cellText = (text: string) => unquoted(text).replace(/^[-–—]+$/, '')

export const isBlock = (text: string) => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''))

const readBlock = (text: string): string[][] =>
  text
    .replace(/[\r\n]+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map(cellText))

function courseNamed(rows: readonly CourseFees[], text = ''): number {
  const name = bareName(text)
  if (name === '') return -1
  return rows.findIndex(({ title, fullTitle = '' }) =>
    [title, fullTitle].some((one) => bareName(one) === name),
  )
}

const columnNamed = (columns: readonly FeeColumn[], text = '') =>
  columns.findIndex((column) => bareName(column.name) === bareName(text))

/** A first line that only names columns says where the amounts belong. */
function headingsIn(block: readonly string[][], columns: readonly FeeColumn[], isNamed: boolean) {
  const names = block[0]?.slice(isNamed ? 1 : 0) ?? []
  const isHeading = names.some((name) => columnNamed(columns, name) !== -1)
  return isHeading ? names : undefined
}

/** Rows go by the names of the courses if the block has them, else from the cell where it is pasted. */
export function assignCells(text: string, { rows, columns }: Table, start: Start): PastedBlock {
  const block = readBlock(text)
  const isNamed = block.some(([first]) => courseNamed(rows, first) !== -1)
  const headings = headingsIn(block, columns, isNamed)
  const typed: Record<string, string> = {}
  const left: string[] = []
  const firstColumn = isNamed ? 0 : start.column
  const columnAt = (index: number) =>
    columns[headings ? columnNamed(columns, headings[index]) : firstColumn + index]
  for (const [rowIndex, line] of block.slice(headings ? 1 : 0).entries()) {
    const [name = '', ...rest] = line
    const row = rows[isNamed ? courseNamed(rows, name) : start.row + rowIndex]
    const amounts = isNamed ? rest : line
    if (!row) {
      const lost = isNamed ? name : amounts.join(' ')
      if (lost.trim() !== '') left.push(lost)
      continue
    }
    for (const [index, entered] of amounts.entries()) {
      const column = columnAt(index)
      if (column) typed[cellOf(row, column)] = entered
      else if (entered !== '') left.push(headings?.[index] ?? entered)
    }
  }
  return { typed, left: [...new Set(left)] }
}
