import type { OddScan } from 'contract/events/attendance'
import type { KnownScan } from 'contract/events/check-in'
import { formatDate, formatTime } from '#app/lib/format-date'
import { Card } from '../../shell/card'
import { scanWords } from '../../shell/scan-words'

const seenText = ({ scannedAt, device, account }: KnownScan) =>
  `${formatDate(scannedAt)}, ${formatTime(scannedAt)}, ${device} (${account})`

/** What the phones found when they met again, the last first. */
export const OddScans = ({ odd }: { odd: readonly OddScan[] }) => (
  <Card
    title="To look at"
    lead={
      odd.length === 0
        ? 'Nobody was let in twice, or with a ticket that was not good.'
        : 'What phones let in while they knew nothing of each other. None of these counts.'
    }
    className="p-5 sm:p-6"
  >
    <ul className="mt-3 grid gap-3">
      {odd.toReversed().map((scan) => (
        <li key={scan._id} className="border-t border-line pt-3">
          <p className="font-semibold wrap-anywhere">
            {`${scanWords[scan.outcome]}: ${scan.name ?? 'somebody'}`}
          </p>
          <p className="wrap-anywhere text-ink-soft">
            {scan.first && `First: ${seenText(scan.first)}. Again: `}
            {seenText(scan)}
          </p>
        </li>
      ))}
    </ul>
  </Card>
)
