import type { AnomalousScan } from 'contract/events/attendance'
import type { KnownScan } from 'contract/events/check-in'
import { formatDate, formatTime } from '#app/lib/format-date'
import { Card } from '../../shell/card'
import { scanStatusTexts } from '../../shell/scan-status-texts'

const seenText = ({ scannedAt, device, account }: KnownScan) =>
  `${formatDate(scannedAt)}, ${formatTime(scannedAt)}, ${device} (${account})`

export const AnomalousScans = ({
  anomalousScans,
}: {
  anomalousScans: readonly AnomalousScan[]
}) => (
  <Card
    title="Scan problems"
    lead={
      anomalousScans.length === 0
        ? 'No duplicate or invalid scans.'
        : 'These scans are not counted.'
    }
    className="p-5 sm:p-6"
  >
    <ul className="mt-3 grid gap-3">
      {anomalousScans.toReversed().map((scan) => (
        <li key={scan._id} className="border-t border-line pt-3">
          <p className="font-semibold wrap-anywhere">
            {scanStatusTexts[scan.outcome]}: {scan.name ? <bdi>{scan.name}</bdi> : 'name unknown'}
          </p>
          <p className="wrap-anywhere text-ink-soft">
            {scan.first && `First scan: ${seenText(scan.first)}. Second scan: `}
            {seenText(scan)}
          </p>
        </li>
      ))}
    </ul>
  </Card>
)
