import type { EventsOverview } from 'contract/events/events'
import { formatCount } from 'contract/platform/format-count'
import { type EventListView, eventsPath } from '#app/lib/events-view'
import { Link } from '#app/ui/link'
import { filters } from './status-texts'

type Props = { counts: EventsOverview['counts']; view: EventListView }

export function FilterChips({ counts, view }: Props) {
  return (
    <nav aria-label="Filter events" className="filter-chips flex flex-wrap gap-2 print:hidden">
      {filters.map(({ filter, label }) => (
        <Link
          key={filter}
          to={`${eventsPath({ ...view, status: filter, page: 1 })}#archive`}
          aria-current={filter === view.status || undefined}
        >
          {label} <span>{formatCount(counts[filter])}</span>
        </Link>
      ))}
    </nav>
  )
}

const orders = [
  { order: undefined, label: 'Newest first' },
  { order: 'soonest', label: 'Soonest first' },
] as const

export function OrderLinks({ view }: { view: EventListView }) {
  return (
    <nav aria-label="Order of events" className="flex gap-x-5 print:hidden">
      {orders.map(({ order, label }) => (
        <Link
          key={label}
          to={`${eventsPath({ ...view, order, page: 1 })}#archive`}
          aria-current={order === view.order || undefined}
          className="inline-flex min-h-11 items-center text-ink-muted underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
