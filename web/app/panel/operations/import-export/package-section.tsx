import { exportPackage } from 'contract/content/package'
import { urlOf } from 'contract/platform/client'
import { dayStamp } from '../../shell/day-stamp'
import { DownloadButton } from '../../shell/download-button'
import type { Panel } from '../../shell/panel'
import { FileField } from './file-field'
import { PackageReport } from './package-report'
import { Step } from './step'
import { usePackage } from './use-package'

export function PackageSection({ panel }: { panel: Panel }) {
  const { file, fault, choose, report, isChecking, isImporting, drop, commit } = usePackage(panel)
  return (
    <div className="grid gap-6">
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <Step title="Export all website texts">
          <p>
            Download everything under Website and Notices in one file, including drafts,
            translations, and the pictures and documents used.
          </p>
          <DownloadButton
            url={urlOf(exportPackage)}
            fileName={`website-${dayStamp()}.tar`}
            panel={panel}
            holds="unpublished drafts"
            className="justify-self-start"
          >
            Export website
          </DownloadButton>
        </Step>
        <Step title="Import website texts">
          <p>
            Choose an exported file. You can review all changes before they are imported as drafts,
            together with any missing pictures and documents. Translations that are up to date here
            stay as they are. Visitors see nothing until you publish.
          </p>
          <FileField
            id="package-file"
            label="Exported file (.tar)"
            accept=".tar,.json,application/x-tar,application/json"
            file={file}
            error={fault}
            isDisabled={isChecking || isImporting}
            onChoose={(chosen) => void choose(chosen)} // a failure shows at the field
          />
        </Step>
      </div>
      <p role="status" className="text-center font-semibold text-ink-soft">
        {isChecking && 'Checking file...'}
      </p>
      {file && report && (
        <PackageReport
          report={report}
          isImporting={isImporting}
          onImport={commit}
          onCancel={drop}
        />
      )}
    </div>
  )
}
