import type { ImportRow } from 'contract/operations/import'
import { formatCount } from 'contract/platform/format-count'
import { useState } from 'react'
import { Button } from '../../shell/button'
import { chooseRows, countRows, type RowStatus, rowStatuses, rowStatusLabels } from './choose-rows'

/** A file can have thousands of rows. */
const slice = 100

const tones = {
  refused: 'bg-danger-50 text-danger-700',
  new: 'bg-leaf-100 text-leaf-700',
  changed: 'bg-sky-100 text-sky-700',
  unchanged: 'bg-well text-ink-soft',
} as const satisfies Record<RowStatus, string>

export function ReportTable({ rows }: { rows: ImportRow[] }) {
  const [status, setStatus] = useState<RowStatus | 'all'>('all')
  const [visible, setVisible] = useState(slice)
  const chosen = chooseRows(rows, status)
  const remaining = chosen.length - visible
  const choose = (next: RowStatus | 'all') => {
    setStatus(next)
    setVisible(slice)
  }
  return (
    <div className="grid gap-4">
      <StatusChips rows={rows} outcome={status} onChoose={choose} />
      <table className="block w-full text-left text-[0.9375rem] sm:table">
        <caption className="sr-only">Result for each row</caption>
        <thead className="border-b border-line text-ink-muted max-sm:sr-only">
          <tr>
            <th className="w-20 py-2 pr-4 font-semibold">Line</th>
            <th className="py-2 pr-4 font-semibold">Name</th>
            <th className="w-32 py-2 pr-4 font-semibold">Result</th>
            <th className="w-1/2 py-2 font-semibold">Problems</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {chosen.slice(0, visible).map((row) => (
            <Row key={row.line} {...row} />
          ))}
        </tbody>
      </table>
      {remaining > 0 && (
        <Button onClick={() => setVisible(visible + slice)} className="justify-self-center">
          {`Show more rows (${formatCount(remaining)} left)`}
        </Button>
      )}
    </div>
  )
}

function Row({ line, name, outcome, problems }: ImportRow) {
  return (
    <tr className="border-b border-line align-top max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:py-3 sm:*:py-2 sm:*:pr-4">
      <td className="text-ink-muted tabular-nums">
        <span className="sm:hidden">Line </span>
        {line}
      </td>
      <td translate="no" className="font-semibold wrap-anywhere">
        {name || '–'}
      </td>
      <td>
        <span
          className={`rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${tones[outcome]}`}
        >
          {rowStatusLabels[outcome]}
        </span>
      </td>
      <td className="wrap-anywhere max-sm:col-span-3 max-sm:empty:hidden">
        {problems.length > 0 && (
          <ul className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

type StatusChipsProps = {
  rows: ImportRow[]
  outcome: RowStatus | 'all'
  onChoose: (status: RowStatus | 'all') => void
}

function StatusChips({ rows, outcome, onChoose }: StatusChipsProps) {
  const counts = countRows(rows)
  const occurring = rowStatuses.filter((name) => counts[name] > 0)
  const chips = [
    { name: 'all' as const, label: 'All rows', count: rows.length },
    ...occurring.map((name) => ({ name, label: rowStatusLabels[name], count: counts[name] })),
  ]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Rows to show</legend>
      {chips.map(({ name, label, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === outcome}
          onClick={() => onChoose(name)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 text-[0.9375rem] font-semibold text-ink-soft hover:border-accent hover:text-accent aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white"
        >
          {label} <span className="tabular-nums">{formatCount(count)}</span>
        </button>
      ))}
    </fieldset>
  )
}
