import { exportPackage } from 'contract/content/package'
import { addressOf } from 'contract/platform/client'
import { dayStamp } from '../../shell/day-stamp'
import { DownloadButton } from '../../shell/download-button'
import type { Panel } from '../../shell/panel'
import { FileField } from './file-field'
import { PackageReport } from './package-report'
import { Step } from './step'
import { usePackage } from './use-package'

/** What the college writes for its pages, taken along as one file and brought in again. */
export function PackageSection({ panel }: { panel: Panel }) {
  const { file, fault, choose, report, isChecking, isImporting, drop, commit } = usePackage(panel)
  return (
    <div className="grid gap-6">
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <Step title="Take the website along">
          <p>
            All that is written under Website, as it is edited now, drafts included, with the
            pictures and documents that it shows, in one file.
          </p>
          <DownloadButton
            url={addressOf(exportPackage)}
            fileName={`website-${dayStamp()}.tar`}
            panel={panel}
            holds="drafts, too"
            className="justify-self-start"
          >
            Export the website
          </DownloadButton>
        </Step>
        <Step title="Bring a website in">
          <p>
            Choose such a file. First you are shown what would change; then it comes in as drafts,
            with the pictures and documents that are not here yet. Visitors see nothing of it until
            you publish.
          </p>
          <FileField
            id="package-file"
            label="Exported file (.tar)"
            accept=".tar,.json,application/x-tar,application/json"
            file={file}
            fault={fault}
            isDisabled={isChecking || isImporting}
            onChoose={(chosen) => void choose(chosen)} // a failure shows at the field
          />
        </Step>
      </div>
      <p role="status" className="text-center font-semibold text-ink-soft">
        {isChecking && 'Looking through the file…'}
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
