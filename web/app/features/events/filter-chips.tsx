import type { EventsOverview } from 'contract/events'
import { Link } from 'react-router'
import { type EventsView, eventsPath } from '#app/lib/events-view'
import { filters } from './status-texts'

type Props = { counts: EventsOverview['counts']; view: EventsView }

const chip =
  'group inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-card px-4 font-semibold text-ink-soft transition-colors duration-200 hover:border-accent hover:text-accent aria-[current]:border-brand-800 aria-[current]:bg-brand-800 aria-[current]:text-white'

/** The views of the list by status; each has an address. */
export function FilterChips({ counts, view: { status, order } }: Props) {
  return (
    <nav aria-label="Filter events" className="flex flex-wrap gap-2 print:hidden">
      {filters.map(({ filter, label }) => (
        <Link
          key={filter}
          to={`${eventsPath({ status: filter, order, page: 1 })}#archive`}
          aria-current={filter === status || undefined}
          className={chip}
        >
          {label}{' '}
          <span className="rounded-full bg-tint px-2 text-sm font-bold text-ink-soft tabular-nums group-aria-[current]:bg-white/15 group-aria-[current]:text-white">
            {counts[filter].toLocaleString('en-US')}
          </span>
        </Link>
      ))}
    </nav>
  )
}

const orders = [
  { order: undefined, label: 'Newest first' },
  { order: 'soonest', label: 'Soonest first' },
] as const

/** The orders of the list; each has an address. */
export function OrderLinks({ view }: { view: EventsView }) {
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
