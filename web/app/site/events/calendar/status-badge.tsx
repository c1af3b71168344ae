import { eventStatus, lifecycleLabels } from 'contract/events/event-status'
import type { ListedEvent } from '#app/data/events'
import { useSite } from '#app/lib/site'
import { longStatusLabels, statusLabels } from './status-texts'

const colours = {
  latest: 'bg-leaf-100 text-leaf-700',
  upcoming: 'bg-sky-100 text-sky-700',
  past: 'bg-well text-ink-soft',
}
const offColours = 'bg-danger-50 text-danger-700'

type StatusBadgeProps = { event: Pick<ListedEvent, 'date' | 'end' | 'state'>; isLong?: boolean }

export function StatusBadge({ event: { date, end, state }, isLong = false }: StatusBadgeProps) {
  const { now } = useSite()
  if (state) return <span className={`status-badge ${offColours}`}>{lifecycleLabels[state]}</span>
  const isRunning = date <= now.toISOString() && end !== undefined && end > now.toISOString()
  const status = isRunning ? 'latest' : eventStatus(date, now)
  return (
    <span className={`status-badge ${colours[status]}`}>
      {(isLong ? longStatusLabels : statusLabels)[status]}
    </span>
  )
}
