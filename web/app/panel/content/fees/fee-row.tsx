import { acceptsFees, type CourseFees } from 'contract/content/course-fees'
import { formatCalendarDay } from '#app/lib/format-date'
import { Button } from '../../shell/button'
import type { Panel } from '../../shell/panel'
import { openEntry } from '../entries/open-entry'
import { FeeCell } from './fee-cell'
import { cellOf, isPending } from './fee-grid'
import type { FeeTableState } from './use-fee-table'
import type { FeeSaving } from './use-save-fees'

type FeeRowProps = {
  panel: Panel
  table: FeeTableState
  saving: FeeSaving
  row: CourseFees
  rowIndex: number
  isTried: boolean
}

/** Why fees are saved as a draft although the account may publish, or that they already are one. */
function statusOf(row: CourseFees): string | undefined {
  if (!row.isPublic) return 'Not published yet: fees are saved in its draft'
  if (row.request) return 'Waiting for review: fees are saved in its draft'
  if (!acceptsFees(row)) return 'Scheduled: fees are saved in its draft'
  return isPending(row) ? 'These fees are a draft. Visitors see the published ones.' : undefined
}

export function FeeRow({ panel, table, saving, row, rowIndex, isTried }: FeeRowProps) {
  const { title, edited } = row
  const status = statusOf(row)
  const note = saving.notes[row._id]
  return (
    <tr className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-3 max-sm:p-4">
      <th
        scope="row"
        className="min-w-44 py-2 pr-3 pl-4 align-top font-normal max-sm:col-span-full max-sm:p-0"
      >
        <Button
          tone="link"
          onClick={() => openEntry(panel, { _id: row._id, type: 'course' }, 'fees')}
          className="text-left"
        >
          <bdi>{title}</bdi>
        </Button>
        {edited.feesAsOf && (
          <span className="block text-sm text-ink-muted">
            {`Checked on ${formatCalendarDay(edited.feesAsOf)}`}
          </span>
        )}
        {status && <span className="block text-sm text-gilt">{status}</span>}
        {/* Rendered even when empty, so that it is announced. */}
        <span role="status" className="block text-sm font-medium text-danger-700 empty:hidden">
          {note}
        </span>
      </th>
      {table.columns.map((column, index) => (
        <FeeCell
          key={cellOf(row, column)}
          {...{ table, row, column, isTried }}
          position={{ row: rowIndex, column: index }}
          isBusy={saving.isBusy}
        />
      ))}
    </tr>
  )
}
