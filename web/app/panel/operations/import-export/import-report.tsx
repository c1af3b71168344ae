import type { ImportReport as Report } from 'contract/operations/import'
import { countOf } from 'contract/platform/format-count'
import { LoaderCircle } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon'
import { Note } from '#app/ui/note'
import { countRows, type Outcome } from './choose-rows'
import { ReportTable } from './report-table'
import { csvFieldId, type Importing } from './use-import'

/** Pixels that stay between the top of the screen and the title. */
const roomAbove = 48

type ImportReportProps = { importing: Importing; file: File; report: Report }

const rowsText = (count: number) => countOf(count, 'row', 'rows')

/** What importing the file would do, and the button that does it. Takes the focus, so that it is read out. */
export function ImportReport({ importing, file, report }: ImportReportProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const top = title.current?.getBoundingClientRect().top ?? 0
    window.scrollTo({ top: window.scrollY + top - roomAbove, behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
    return () => {
      // The button that was pressed has gone with the report.
      if (document.activeElement === document.body) document.getElementById(csvFieldId)?.focus()
    }
  }, [])
  const counts = countRows(report.rows)
  const wanted = counts.new + counts.changed
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
          3. Look at what would happen
        </h2>
        <p className="mt-1 wrap-anywhere text-ink-muted">{`${file.name}: ${report.message}`}</p>
      </div>
      <Verdict counts={counts} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {counts.refused === 0 && wanted > 0 && (
          <button
            type="button"
            aria-disabled={isImporting}
            onClick={() => void commit()} // says itself how it went
            className="button-primary"
          >
            {isImporting && <Icon of={LoaderCircle} className="size-5 animate-spin" />}
            {isImporting ? 'Importing...' : `Import ${rowsText(wanted)}`}
          </button>
        )}
        <button type="button" disabled={isImporting} onClick={drop} className="button-outline">
          Cancel
        </button>
      </div>
      {report.rows.length > 0 && <ReportTable rows={report.rows} />}
    </section>
  )
}

/** In a sentence, what would happen or why nothing can. */
function verdictOf({ refused, new: added, changed, unchanged }: Record<Outcome, number>): string {
  if (refused > 0) {
    return `${rowsText(refused)} must be corrected before anything can be imported. Correct them in your file, save it, then choose it again.`
  }
  if (added + changed === 0) {
    return unchanged > 0
      ? 'There is nothing to import: all rows are already as they are in the file.'
      : 'There is nothing to import: the file has no rows below its heading.'
  }
  const parts = [
    added > 0 && `${rowsText(added)} would be added`,
    changed > 0 && `${rowsText(changed)} would be changed`,
    unchanged > 0 && `${rowsText(unchanged)} would stay as they are`,
  ]
  return `${parts.filter(Boolean).join(', ')}. Nothing has been imported yet.`
}

function Verdict({ counts }: { counts: Record<Outcome, number> }) {
  return <Note look={counts.refused > 0 ? 'bad' : 'good'}>{verdictOf(counts)}</Note>
}
