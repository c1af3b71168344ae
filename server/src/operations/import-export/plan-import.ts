import { setImmediate } from 'node:timers/promises'
import { entryExists, type ImportRow } from 'contract/operations/import'
import { type Holder, mayUse } from 'contract/platform/roles'
import { truncateTo } from 'contract/platform/shorten'
import { unifyLineEnds } from 'contract/platform/visible-text'
import type { Db } from '../../platform/db/open.ts'
import {
  type Cells,
  fieldsIn,
  type PlannedRecord,
  type StoredRecord,
  type TableFormat,
} from '../../platform/spreadsheets/table.ts'
import type { SentRow } from './read-table.ts'
import { lostZeroProblems, rewrittenCells } from './rewritten-cells.ts'

export const rowsPerTurn = 50
const nameLength = 200

const unknownId = 'There is no record with this _id. Leave the cell empty to add a record.'
const repeatedId = 'This _id is already used in a row above'
const notYours = 'Your account can’t change records of this department'
const tooLong = 'The row has more cells than the header row'

export type ImportStep = { row: ImportRow } & (
  | { kind: 'none' }
  | { kind: 'insert'; entry: PlannedRecord }
  | { kind: 'update'; entry: PlannedRecord; before: StoredRecord; columns: string[] }
)

// Programs trim cells and change line ends.
const essence = (text = '') => unifyLineEnds(text.trim())
const differing = (columns: readonly string[], a: Cells, b: Cells) =>
  columns.filter((column) => essence(a[column]) !== essence(b[column]))

export async function planImport(
  db: Db,
  table: TableFormat,
  sent: readonly SentRow[],
  { holder, now }: { holder: Holder; now: Date },
): Promise<ImportStep[]> {
  const stored = await table.list(db, now)
  const problemsIn = await table.rulesIn(db, now)
  const mayWrite = (cells: Cells) => mayUse(holder, 'carry records', table.departmentOf(cells))
  const records = new Map(stored.map((record) => [record._id, record]))
  const met = new Set<string>()
  const keyOf = (cells: Cells) =>
    JSON.stringify(table.columns.map((column) => essence(cells[column])))
  const knownKeys = new Set(stored.map(({ cells }) => keyOf(cells)))

  const plan = ({ line, cells, isTooLong }: SentRow): ImportStep => {
    const _id = (cells._id ?? '').trim()
    const before = records.get(_id)
    // Columns missing in the file stay unchanged.
    const full = { ...before?.cells, ...cells }
    const name = truncateTo((full[table.nameColumn] ?? '').trim(), nameLength)
    const report = (status: ImportRow['outcome'], problems: string[] = []) => ({
      row: { line, name, outcome: status, problems },
    })
    const rejected = (...problems: string[]) =>
      ({ ...report('refused', problems), kind: 'none' }) as const

    if (isTooLong) return rejected(tooLong)
    if (_id && !before) return rejected(unknownId)
    if (_id && met.has(_id)) return rejected(repeatedId)
    if (_id) met.add(_id)
    if (before && !mayWrite(before.cells)) return rejected(notYours)
    const unchanged = { ...report('unchanged'), kind: 'none' } as const
    if (before && differing(table.columns, before.cells, full).length === 0) return unchanged
    const changed = fieldsIn(cells, differing(Object.keys(cells), cells, before?.cells ?? {}))
    const rewritten = rewrittenCells(table, changed, line)
    if (rewritten.length > 0) return rejected(...rewritten)
    const entry = table.check(full, line)
    if ('problems' in entry) return rejected(...entry.problems)
    if (!mayWrite(entry.cells)) return rejected(notYours)
    const problems = problemsIn(entry.cells)
    if (problems.length > 0) return rejected(...problems)
    if (!before) {
      const key = keyOf(entry.cells)
      const isRepeated = knownKeys.has(key)
      knownKeys.add(key)
      const notes = [
        ...(isRepeated ? [entryExists] : []),
        ...lostZeroProblems(table, changed, line),
      ]
      return { ...report('new', notes), kind: 'insert', entry }
    }
    const columns = differing(table.columns, before.cells, entry.cells)
    if (columns.length === 0) return unchanged
    return {
      ...report('changed', lostZeroProblems(table, changed, line)),
      kind: 'update',
      entry,
      before,
      columns,
    }
  }

  const steps: ImportStep[] = []
  for (const row of sent) {
    if (steps.length % rowsPerTurn === 0) await setImmediate()
    steps.push(plan(row))
  }
  return steps
}
