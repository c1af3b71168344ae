import { useQuery } from '@tanstack/react-query'
import { lifecycleLabels } from 'contract/events/event-status'
import { seriesDatesQuery } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { eventWhenHere } from '#app/lib/event-when'
import { Link } from '#app/ui/link'

const maxVisible = 6

export function SeriesDates({ eventId }: { eventId: string }) {
  const { data: dates = [] } = useQuery(seriesDatesQuery(eventId))
  if (dates.length === 0) return null
  return (
    <section className="rounded-card bg-card p-6 shadow-card print:hidden">
      <h2 className="mb-2 text-xl text-heading">Other dates</h2>
      <ul>
        {dates.slice(0, maxVisible).map(({ _id, state, ...dated }) => (
          <li key={_id}>
            <Link
              to={pathOf('event', { eventId: _id })}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline decoration-accent/30 underline-offset-4 hover:decoration-accent"
            >
              {eventWhenHere.whole(dated)}
              {state && ` (${lifecycleLabels[state]})`}
            </Link>
          </li>
        ))}
      </ul>
      {dates.length > maxVisible && (
        <p className="text-ink-muted">{`and ${dates.length - maxVisible} more`}</p>
      )}
    </section>
  )
}
