import { eventStatus } from 'contract/event-status'
import { useSite } from '#app/lib/site'
import { longStatusLabels, statusLabels } from './status-texts'

const colours = {
  latest: 'bg-leaf-100 text-leaf-700',
  upcoming: 'bg-sky-100 text-sky-700',
  past: 'bg-well text-ink-soft',
}

/** Latest, upcoming or past, as of now; `isLong` says "event" too. */
export function StatusBadge({ date, isLong = false }: { date: string; isLong?: boolean }) {
  const { now } = useSite()
  const status = eventStatus(date, now)
  return (
    <span className={`status-badge ${colours[status]}`}>
      {(isLong ? longStatusLabels : statusLabels)[status]}
    </span>
  )
}
