import type { SheetBlock } from 'contract/content/library/starting-files'
import { themeColour } from '../../../platform/mail/theme-colour.ts'
import { cellLook, type SheetColumn } from './sheet-column.ts'

type Table = Extract<SheetBlock, { rows: unknown }>

const [padding, gap] = [4, 10]

function cellsOf(
  { columns }: Table,
  row: readonly string[],
  { left, right }: SheetColumn,
  isHead: boolean,
) {
  const width = right - left
  let x = left
  return columns.map(({ share, isNumber = false }, index) => {
    const cell = { x: x + 2, width: (width * share) / 100 - gap, isNumber }
    x += (width * share) / 100
    return { ...cell, text: row[index] ?? '', look: cellLook(isHead) }
  })
}

/** Rows stay whole, and each page has the headings. */
export function renderTable(column: SheetColumn, table: Table): void {
  const head = table.columns.map(({ title }) => title)
  column.skip(2)
  column.within('Table', (inner) => {
    const renderRow = (row: readonly string[], isHead: boolean) => {
      const cells = cellsOf(table, row, inner, isHead)
      const height = inner.heightOf(cells) + 2 * padding
      if (inner.makeRoom(height + (isHead ? 40 : 0)) && !isHead) renderRow(head, true)
      inner.skip(padding)
      inner.within('TR', (line) => {
        for (const cell of cells) line.cell(isHead ? 'TH' : 'TD', cell)
      })
      inner.skip(height - padding)
      inner.rule(inner.left, inner.right, themeColour(isHead ? 'gold-500' : 'line'))
    }
    renderRow(head, true)
    for (const row of table.rows) renderRow(row, false)
  })
  column.skip(12)
}
