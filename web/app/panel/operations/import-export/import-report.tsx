import { entryExists, type ImportCheck as Report } from 'contract/operations/import'
import { countOf } from 'contract/platform/format-count'
import { LoaderCircle } from 'lucide'
import { useEffect, useRef } from 'react'
import { isFocusLost } from '#app/lib/is-focus-lost'
import { Icon } from '#app/ui/icon'
import { Note } from '#app/ui/note'
import { Button } from '../../shell/button'
import { countRows, type RowStatus } from './choose-rows'
import { ReportTable } from './report-table'
import { csvFieldId, type Importing } from './use-import'

/** In pixels. */
const roomAbove = 48

type ImportReportProps = { importing: Importing; file: File; report: Report }

const rowsText = (count: number) => countOf(count, 'row', 'rows')

/** Takes the focus, so that screen readers read it. */
export function ImportReport({ importing, file, report }: ImportReportProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const top = title.current?.getBoundingClientRect().top ?? 0
    window.scrollTo({ top: window.scrollY + top - roomAbove, behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
    return () => {
      // The focused button disappeared with the report.
      if (isFocusLost()) document.getElementById(csvFieldId)?.focus()
    }
  }, [])
  const counts = countRows(report.rows)
  const repeated = report.rows.filter(({ problems }) => problems.includes(entryExists)).length
  const rowCount = counts.new + counts.changed
  const { isImporting, commit, drop } = importing
  return (
    <section
      aria-labelledby="report-title"
      className="grid gap-5 rounded-card border border-line bg-card p-4 shadow-card sm:p-6"
    >
      <div>
        <h2
          id="report-title"
          ref={title}
          tabIndex={-1}
          className="text-xl text-heading outline-none"
        >
          3. Review the changes
        </h2>
        <p className="mt-1 wrap-anywhere text-ink-muted">
          <bdi>{file.name}</bdi>: {report.message}
        </p>
      </div>
      <Result counts={counts} />
      {repeated > 0 && <Note look="bad">{repeatedText(repeated)}</Note>}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {counts.refused === 0 && rowCount > 0 && (
          <button
            type="button"
            aria-disabled={isImporting}
            onClick={() => void commit()} // its caller reports the result
            className="button-primary"
          >
            {isImporting && <Icon of={LoaderCircle} className="size-5 animate-spin" />}
            {isImporting ? 'Importing...' : `Import ${rowsText(rowCount)}`}
          </button>
        )}
        <Button disabled={isImporting} onClick={drop}>
          Cancel
        </Button>
      </div>
      {report.rows.length > 0 && <ReportTable rows={report.rows} />}
    </section>
  )
}

function resultOf({ refused, new: added, changed, unchanged }: Record<RowStatus, number>): string {
  if (refused > 0) {
    return `${rowsText(refused)} must be corrected before you can import. Correct your file, save it and choose it again.`
  }
  if (added + changed === 0) {
    return unchanged > 0
      ? 'Nothing to import: all rows in the file match the current data.'
      : 'Nothing to import: the file has no rows below the header.'
  }
  const parts = [
    added > 0 && `${rowsText(added)} will be added`,
    changed > 0 && `${rowsText(changed)} will be changed`,
    unchanged > 0 && `${rowsText(unchanged)} will stay unchanged`,
  ]
  return `${parts.filter(Boolean).join(', ')}. Nothing has been imported yet.`
}

const repeatedText = (count: number) =>
  `${countOf(count, 'row repeats an existing entry and would add it', 'rows repeat existing entries and would add them')} again. To change existing entries, export them and keep the column “_id”.`

function Result({ counts }: { counts: Record<RowStatus, number> }) {
  return <Note look={counts.refused > 0 ? 'bad' : 'good'}>{resultOf(counts)}</Note>
}
