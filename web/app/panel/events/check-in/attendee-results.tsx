import { countOf } from 'contract/platform/format-count'
import { scanStatusTexts } from '../../shell/scan-status-texts'
import type { ScanAnomaly } from './check-in-state'
import { seenText } from './ticket-status-card'

export function ScanAnomalies({ findings }: { findings: ScanAnomaly[] }) {
  if (findings.length === 0) return null
  return (
    <details open className="rounded-card border border-gold-500 bg-gilt-soft p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-ink">
        {countOf(findings.length, 'scan problem', 'scan problems')}
      </summary>
      <ul className="mt-2 grid gap-3">
        {findings.map(({ scan, person, first }) => (
          <li key={scan._id} className="border-t border-line-strong pt-2">
            <p className="font-semibold wrap-anywhere">
              {`${scanStatusTexts[scan.outcome]}: ${person?.name ?? 'someone not on this list'}`}
            </p>
            <p className="text-ink-soft">
              {first
                ? `First scan ${seenText(first)}; second scan ${seenText(scan)}`
                : seenText(scan)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
