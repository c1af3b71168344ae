import type { ImportRow } from 'contract/operations/import'
import { expect, test } from 'vitest'
import { chooseRows, countRows } from './choose-rows'

const aRow = (line: number, status: ImportRow['outcome']): ImportRow => ({
  line,
  name: `Row ${line}`,
  outcome: status,
  problems: [],
})
const rows = [aRow(2, 'new'), aRow(3, 'refused'), aRow(4, 'unchanged'), aRow(5, 'refused')]
const linesOf = (chosen: ImportRow[]) => chosen.map(({ line }) => line)

test('rows to correct come first, each group in the order of the file', () => {
  expect(linesOf(chooseRows(rows, 'all'))).toEqual([3, 5, 2, 4])
})

test('rows are filtered and counted by their result', () => {
  expect(linesOf(chooseRows(rows, 'refused'))).toEqual([3, 5])
  expect(linesOf(chooseRows(rows, 'changed'))).toEqual([])
  expect(countRows(rows)).toEqual({ refused: 2, new: 1, changed: 0, unchanged: 1 })
})
