import type { BulkReport } from 'contract/platform/bulk'
import { Modal } from '#app/ui/modal'

type BulkReportDialogProps = { report: BulkReport; onClose: () => void }

/** Which entries were left as they were, and why. */
export function BulkReportDialog({ report, onClose }: BulkReportDialogProps) {
  return (
    <Modal title={report.message} onClose={onClose}>
      <ul className="mt-3 grid max-h-80 gap-2 overflow-y-auto">
        {report.rejected.map(({ _id, name, reason }) => (
          <li key={_id} className="wrap-anywhere text-ink-soft">
            {name && <span className="font-semibold text-ink">{`${name}: `}</span>}
            {reason}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex justify-end">
        <button type="button" onClick={onClose} className="button-primary">
          Close
        </button>
      </div>
    </Modal>
  )
}
