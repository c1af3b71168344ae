import { setImmediate } from 'node:timers/promises'
import type { ImportRow } from 'contract/operations/import'
import { type Holder, mayUse } from 'contract/platform/roles'
import { beginningOf } from 'contract/platform/shorten'
import { unifyLineEnds } from 'contract/platform/visible-text'
import type { Db } from '../../platform/db/open.ts'
import {
  type Cells,
  type Entry,
  fieldsIn,
  type StoredRecord,
  type Table,
} from '../../platform/spreadsheets/table.ts'
import type { SentRow } from './read-table.ts'
import { lostZeros, rewrittenCells } from './rewritten-cells.ts'

export const rowsPerTurn = 50
const nameLength = 200

const unknownId = 'There is no record with this _id. Leave the cell empty to add a record.'
const repeatedId = 'This _id is already used in a row above'
const notYours = 'Your account cannot change records of this department'
const tooLong = 'The row has more cells than the header row'
const isThere = 'This entry already exists'

export type Step = { row: ImportRow } & (
  | { kind: 'none' }
  | { kind: 'insert'; entry: Entry }
  | { kind: 'update'; entry: Entry; before: StoredRecord; columns: string[] }
)

// Programs trim cells and change line ends.
const essence = (text = '') => unifyLineEnds(text.trim())
const differing = (columns: readonly string[], a: Cells, b: Cells) =>
  columns.filter((column) => essence(a[column]) !== essence(b[column]))

export async function planImport(
  db: Db,
  table: Table,
  sent: readonly SentRow[],
  { holder, now }: { holder: Holder; now: Date },
): Promise<Step[]> {
  const stored = await table.list(db, now)
  const problemsIn = await table.rulesIn(db, now)
  const mayWrite = (cells: Cells) => mayUse(holder, 'carry records', table.departmentOf(cells))
  const records = new Map(stored.map((record) => [record._id, record]))
  const met = new Set<string>()
  const keyOf = (cells: Cells) =>
    JSON.stringify(table.columns.map((column) => essence(cells[column])))
  const there = new Set(stored.map(({ cells }) => keyOf(cells)))

  const plan = ({ line, cells, isTooLong }: SentRow): Step => {
    const _id = (cells._id ?? '').trim()
    const before = records.get(_id)
    // Columns missing in the file stay unchanged.
    const whole = { ...before?.cells, ...cells }
    const name = beginningOf((whole[table.nameColumn] ?? '').trim(), nameLength)
    const report = (outcome: ImportRow['outcome'], problems: string[] = []) => ({
      row: { line, name, outcome, problems },
    })
    const refused = (...problems: string[]) =>
      ({ ...report('refused', problems), kind: 'none' }) as const

    if (isTooLong) return refused(tooLong)
    if (_id && !before) return refused(unknownId)
    if (_id && met.has(_id)) return refused(repeatedId)
    if (_id) met.add(_id)
    if (before && !mayWrite(before.cells)) return refused(notYours)
    const unchanged = { ...report('unchanged'), kind: 'none' } as const
    if (before && differing(table.columns, before.cells, whole).length === 0) return unchanged
    const changed = fieldsIn(cells, differing(Object.keys(cells), cells, before?.cells ?? {}))
    const rewritten = rewrittenCells(table, changed, line)
    if (rewritten.length > 0) return refused(...rewritten)
    const entry = table.check(whole, line)
    if ('problems' in entry) return refused(...entry.problems)
    if (!mayWrite(entry.cells)) return refused(notYours)
    const problems = problemsIn(entry.cells)
    if (problems.length > 0) return refused(...problems)
    if (!before) {
      const key = keyOf(entry.cells)
      const isRepeated = there.has(key)
      there.add(key)
      const told = [...(isRepeated ? [isThere] : []), ...lostZeros(table, changed, line)]
      return { ...report('new', told), kind: 'insert', entry }
    }
    const columns = differing(table.columns, before.cells, entry.cells)
    if (columns.length === 0) return unchanged
    return {
      ...report('changed', lostZeros(table, changed, line)),
      kind: 'update',
      entry,
      before,
      columns,
    }
  }

  const steps: Step[] = []
  for (const row of sent) {
    if (steps.length % rowsPerTurn === 0) await setImmediate()
    steps.push(plan(row))
  }
  return steps
}
