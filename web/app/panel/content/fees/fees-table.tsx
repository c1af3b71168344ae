import type { CourseFees } from 'contract/content/course-fees'
import { useState } from 'react'
import type { Panel } from '../../shell/panel'
import { QuestionDialog } from '../entries/question-dialog'
import { FeeBar } from './fee-bar'
import { idOfCell } from './fee-cell'
import { cellOf, problemOf } from './fee-grid'
import { FeeRow } from './fee-row'
import { type FeeTableState, useFeeTable } from './use-fee-table'
import { useSaveFees } from './use-save-fees'

const hint =
  'Amounts in rupees. Copy cells from a spreadsheet and paste them here. If you also copy the names of courses and years, each amount goes to the right cell. Enter and the arrow keys move between cells. Clear a cell to remove that fee.'

type FeesTableProps = { panel: Panel; courses: readonly CourseFees[] }

function firstProblem({ rows, columns, typed }: FeeTableState): string | undefined {
  for (const [rowIndex, row] of rows.entries()) {
    const index = columns.findIndex((column) => problemOf(typed[cellOf(row, column)] ?? ''))
    if (index !== -1) return idOfCell(rowIndex, index)
  }
  return undefined
}

export function FeesTable({ panel, courses }: FeesTableProps) {
  const table = useFeeTable(panel, courses)
  const saving = useSaveFees(panel, table)
  const [isTried, setTried] = useState(false)
  const { question, close } = saving
  const save = () => {
    const problem = firstProblem(table)
    setTried(problem !== undefined)
    if (problem === undefined) void saving.save()
    else document.getElementById(problem)?.focus()
  }
  return (
    <div className="grid gap-4">
      <p id="fees-hint" className="max-w-prose text-ink-soft">
        {hint}
      </p>
      <div className="rounded-card border border-line bg-card shadow-card sm:overflow-x-auto">
        <table aria-describedby="fees-hint" className="w-full text-left max-sm:block">
          <caption className="sr-only">Fees for all courses</caption>
          <thead className="border-b border-line-strong max-sm:hidden">
            <tr>
              <th scope="col" className="py-3 pr-3 pl-4 font-semibold text-heading">
                Course
              </th>
              {table.columns.map(({ key, name }) => (
                <th
                  key={key}
                  scope="col"
                  translate="no"
                  className="min-w-32 px-3 py-3 text-right font-semibold text-heading"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:block">
            {table.rows.map((row, index) => (
              <FeeRow key={row._id} {...{ panel, table, saving, row, rowIndex: index, isTried }} />
            ))}
          </tbody>
        </table>
      </div>
      <FeeBar table={table} saving={saving} onSave={save} />
      {question && (
        <QuestionDialog
          question={question}
          lead={`Someone changed the fees of ${question.title} in the meantime. Choose which amounts to keep.`}
          onClose={close}
        />
      )}
    </div>
  )
}
