import type { Attendance } from 'contract/attendance'
import { formatTime } from '#app/lib/format-date'
import { Card } from '../card'

/** Who came without a registration. */
export const WalkIns = ({ walkIns }: Pick<Attendance, 'walkIns'>) => (
  <Card
    title="Written down at the door"
    lead={
      walkIns.length === 0
        ? 'Nobody came without a registration.'
        : 'Who came without a registration.'
    }
    className="p-5 sm:p-6"
  >
    <ul className="mt-3 grid gap-2">
      {walkIns.map(({ _id, name, email, scannedAt, device }) => (
        <li key={_id} className="border-t border-line pt-2">
          <span className="font-semibold wrap-anywhere">{name ?? 'No longer known'}</span>
          <span className="block wrap-anywhere text-ink-soft">
            {[email, formatTime(scannedAt), device].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
