import type { ImportRow } from 'contract/operations/import'
import { exportTranslations } from 'contract/operations/translation-file'
import { urlOf } from 'contract/platform/client'
import { countOf } from 'contract/platform/format-count'
import { LoaderCircle } from 'lucide'
import { Icon } from '#app/ui/icon'
import { Note } from '#app/ui/note'
import { dayStamp } from '../../shell/day-stamp'
import { DownloadButton } from '../../shell/download-button'
import type { ListFilters } from '../../shell/list/use-paged-list'
import type { Panel } from '../../shell/panel'
import { WideDialog } from '../../shell/wide-dialog'
import { countRows } from './choose-rows'
import { FileField } from './file-field'
import { ReportTable } from './report-table'
import { useTranslationFile } from './use-translation-file'

type TranslationFileDialogProps = { panel: Panel; filters: ListFilters; onClose: () => void }

const rowsText = (count: number) => countOf(count, 'row', 'rows')

export function TranslationFileDialog({ panel, filters, onClose }: TranslationFileDialogProps) {
  const sheet = useTranslationFile(panel, filters.language)
  const { file, fault, isChecking, isImporting, checked, imported } = sheet
  const report = imported ?? checked
  const rowCount = checked && !imported ? wantedRows(checked.rows) : 0
  return (
    <WideDialog title="Translate in Excel" onClose={onClose} className="w-[min(56rem,100%-1.5rem)]">
      <section className="grid justify-items-start gap-3 text-ink-soft">
        <h3 className="text-lg text-heading">1. Download the texts</h3>
        <p>
          The file has one row for each text in the list as it is now. Fill in the column next to
          the English. If the English has several lines, write the same number of lines. Texts with
          links or bold words aren’t in the file; translate those here.
        </p>
        <DownloadButton
          url={urlOf(exportTranslations, { query: filters })}
          fileName={`translations-${dayStamp()}.xlsx`}
          panel={panel}
        >
          Download for Excel
        </DownloadButton>
      </section>
      <section className="grid gap-3 border-t border-line pt-4 text-ink-soft">
        <h3 className="text-lg text-heading">2. Upload your translations</h3>
        <p>
          Everything is imported as drafts, so you can check it before you publish. Rows whose
          English has changed since the download are left out.
        </p>
        <FileField
          id="translation-file"
          label="Excel or CSV file"
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          file={file}
          error={fault}
          isDisabled={isChecking || isImporting}
          onChoose={(chosen) => void sheet.choose(chosen)} // a failure shows at the field
        />
        <div role="status" className="empty:hidden">
          {isChecking && 'Checking file...'}
          {report && (
            <Note look={lookOf(report.rows)}>{imported?.message ?? resultOf(report.rows)}</Note>
          )}
        </div>
        {rowCount > 0 && (
          <button
            type="button"
            aria-disabled={isImporting}
            onClick={sheet.commit}
            className="button-primary justify-self-start"
          >
            {isImporting && <Icon of={LoaderCircle} className="size-5 animate-spin" />}
            {isImporting ? 'Importing...' : `Import ${rowsText(rowCount)} as drafts`}
          </button>
        )}
        {report && <ReportTable rows={report.rows} />}
      </section>
    </WideDialog>
  )
}

function wantedRows(rows: readonly ImportRow[]): number {
  const counts = countRows(rows)
  return counts.new + counts.changed
}

const lookOf = (rows: readonly ImportRow[]) => (countRows(rows).refused > 0 ? 'bad' : 'good')

function resultOf(rows: readonly ImportRow[]): string {
  const { refused, unchanged } = countRows(rows)
  const parts = [
    `${rowsText(wantedRows(rows))} will be imported`,
    ...(refused > 0 ? [`${rowsText(refused)} will be left out`] : []),
    ...(unchanged > 0 ? [`${rowsText(unchanged)} will stay unchanged`] : []),
  ]
  return `${parts.join(', ')}. Nothing has been imported yet.`
}
