import type { PackageRow, PackageCheck as Report } from 'contract/content/package'
import { useEffect, useRef } from 'react'
import { ActivityChanges } from '../../shell/activity-changes'
import { Button } from '../../shell/button'

/** A package can have thousands of entries. */
const maxVisible = 100

const statuses = {
  refused: { label: 'Can’t be imported', tone: 'bg-danger-50 text-danger-700' },
  new: { label: 'New', tone: 'bg-leaf-100 text-leaf-700' },
  changed: { label: 'Changed', tone: 'bg-sky-100 text-sky-700' },
  unchanged: { label: 'Unchanged', tone: 'bg-well text-ink-soft' },
} as const satisfies Record<PackageRow['outcome'], { label: string; tone: string }>

const order: readonly PackageRow['outcome'][] = ['refused', 'changed', 'new', 'unchanged']

const isWorthReading = ({ outcome, notes }: PackageRow) =>
  outcome !== 'unchanged' || notes.length > 0

function resultOf(rejected: number, wanted: number): string {
  if (rejected > 0)
    return `Nothing can be imported because ${rejected === 1 ? 'an entry has' : `${rejected} entries have`} problems.`
  if (wanted === 0) return 'Nothing to import: everything is already here.'
  return 'Nothing has been changed yet.'
}

type PackageReportProps = {
  report: Report
  isImporting: boolean
  onImport: () => void
  onCancel: () => void
}

/** Takes the focus, so that screen readers read it. */
export function PackageReport({ report, isImporting, onImport, onCancel }: PackageReportProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { rows, message } = report
  const listed = rows.filter(isWorthReading)
  const sorted = order.flatMap((status) => listed.filter((row) => row.outcome === status))
  const count = (...some: PackageRow['outcome'][]) =>
    rows.filter(({ outcome }) => some.includes(outcome)).length
  const [rejected, wanted] = [count('refused'), count('changed', 'new')]
  return (
    <section
      aria-labelledby="package-title"
      className="grid gap-5 rounded-card border border-line bg-card p-4 shadow-card sm:p-6"
    >
      <div>
        <h2
          id="package-title"
          ref={title}
          tabIndex={-1}
          className="text-xl text-heading outline-none"
        >
          Review the changes
        </h2>
        <p className="mt-1 text-ink-muted">
          {message}. {resultOf(rejected, wanted)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {rejected === 0 && wanted > 0 && (
          <Button tone="primary" aria-disabled={isImporting} onClick={onImport}>
            {isImporting ? 'Importing...' : 'Import as drafts'}
          </Button>
        )}
        <Button disabled={isImporting} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ul className="grid divide-y divide-line">
        {sorted.slice(0, maxVisible).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a report have no ids and don't move
          <Entry key={index} {...row} />
        ))}
      </ul>
      {sorted.length > maxVisible && (
        <p className="text-ink-muted">{`… and ${sorted.length - maxVisible} more`}</p>
      )}
    </section>
  )
}

function Entry({ name, type, outcome, problems, notes, changes }: PackageRow) {
  const { label, tone } = statuses[outcome]
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span translate="no" className="font-semibold wrap-anywhere text-ink">
          {name}
        </span>{' '}
        {name !== type && <span className="text-ink-muted">{type}</span>}{' '}
        <span className={`rounded-full px-2.5 text-sm font-semibold ${tone}`}>{label}</span>
      </p>
      {[...problems, ...notes].map((text) => (
        <p key={text} className={problems.includes(text) ? 'text-danger-700' : 'text-ink-soft'}>
          {text}
        </p>
      ))}
      <ActivityChanges changes={changes} />
    </li>
  )
}
