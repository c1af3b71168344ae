import { college } from 'college/facts'
import type { ContentField } from 'contract/content/field'
import { exportTable, getTableTemplate } from 'contract/operations/import'
import { urlOf } from 'contract/platform/client'
import { type RecordName, records } from 'contract/records'
import { LoaderCircle } from 'lucide'
import { Icon } from '#app/ui/icon'
import { dayStamp } from '../../shell/day-stamp'
import { DownloadButton } from '../../shell/download-button'
import type { Panel, PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { UndoImport } from '../activity-log/undo-import'
import { FileField } from './file-field'
import { ImportReport } from './import-report'
import { PackageSection } from './package-section'
import { Step } from './step'
import { SubjectChoice } from './subject-choice'
import { csvFieldId, useImport } from './use-import'

export function ImportView({ panel }: PanelProps) {
  const { has } = useRights()
  const importing = useImport(panel)
  const { subject, file, fault, isChecking, report, isImporting, importId } = importing
  return (
    <div className="grid gap-6">
      <SubjectChoice
        subject={subject}
        isDisabled={isChecking || isImporting}
        onChange={importing.chooseSubject}
      />
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <Step title="1. Download a table">
          <TableButtons subject={subject} panel={panel} />
        </Step>
        <Step title="2. Upload your table">
          <p>
            Save your table as “Excel Workbook (.xlsx)” or “CSV UTF-8” and choose the file here. In
            a workbook, only the first sheet is read. You can review all changes before anything is
            imported.
          </p>
          {hasDates(subject) && (
            <p>
              Dates are in college time ({college.timeZone}), day before month: 14/12/2026 10:00,
              14-12-2026 10:00 AM or 2026-12-14 10:00.
            </p>
          )}
          <FileField
            id={csvFieldId}
            label="Excel or CSV file"
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            file={file}
            error={fault}
            isDisabled={isChecking || isImporting}
            onChoose={(chosen) => void importing.choose(chosen)} // a failure shows at the field
          />
          {importId && (
            <UndoImport
              importId={importId}
              panel={panel}
              onUndone={() => {
                importing.drop()
                document.getElementById(csvFieldId)?.focus()
              }}
            />
          )}
        </Step>
      </div>
      <div role="status">{isChecking && <Checking />}</div>
      {file && report && <ImportReport importing={importing} file={file} report={report} />}
      {has('carry content') && <PackageSection panel={panel} />}
    </div>
  )
}

const hasDates = (subject: RecordName) =>
  Object.values<ContentField>(records[subject].fields).some(({ kind }) => kind === 'timestamp')

function Checking() {
  return (
    <p className="flex items-center justify-center gap-3 py-10 text-lg font-semibold text-ink-soft">
      <Icon of={LoaderCircle} className="size-6 animate-spin text-accent" />
      Checking file...
    </p>
  )
}

function TableButtons({ subject, panel }: { subject: RecordName; panel: Panel }) {
  return (
    <>
      <p>
        <strong className="text-ink">To change existing entries</strong>, export them and edit the
        table. Don’t change the column <code className="rounded bg-well px-1 text-ink">_id</code>:
        it links each row to its entry.
      </p>
      <DownloadButton
        url={urlOf(exportTable, { params: { subject } })}
        fileName={`${subject}-${dayStamp()}.csv`}
        panel={panel}
        holds={`all ${records[subject].naming.many} you can export`}
        className="justify-self-start"
      >
        {`Export all ${records[subject].naming.many}`}
      </DownloadButton>
      <p>
        <strong className="text-ink">To add new entries</strong>, fill in the template, one row per
        entry. Replace the example row.
      </p>
      <DownloadButton
        url={urlOf(getTableTemplate, { params: { subject } })}
        fileName={`${subject}-template.csv`}
        panel={panel}
        className="justify-self-start"
      >
        Download template
      </DownloadButton>
      <p>
        Tables don’t include pictures. Existing pictures stay; add new ones to each entry
        separately.
      </p>
    </>
  )
}
