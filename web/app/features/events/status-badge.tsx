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
    <span
      className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm leading-snug font-semibold ${colours[status]}`}
    >
      <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2 fill-current">
        <circle cx="4" cy="4" r="4" />
      </svg>
      {(isLong ? longStatusLabels : statusLabels)[status]}
    </span>
  )
}
