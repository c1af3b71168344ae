import { formatCount } from 'contract/platform/format-count'
import { eventsPath } from '#app/lib/events-view'
import { Link } from '#app/ui/link'
import type { EventsArchiveState } from './use-events-archive'

export function YearLinks({ archive: { view, years } }: { archive: EventsArchiveState }) {
  if (years.length === 0) return null
  return (
    <nav aria-labelledby="years" className="year-links print:hidden">
      <h2 id="years">Events by year</h2>
      <ul>
        {years.map(({ year, events }) => (
          <li key={year}>
            <Link
              to={`${eventsPath({ ...view, status: 'all', year: `${year}`, page: 1 })}#archive`}
              aria-current={`${year}` === view.year || undefined}
            >
              {year} <span>{formatCount(events)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
