import type { EventsOfMonth } from 'contract/event-months'
import { Icon } from '#app/components/icon'
import { Link } from '#app/components/link'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'
import { monthAt, monthInWords } from './month-days'

type MonthLinksProps = { month: string } & Pick<EventsOfMonth, 'previous' | 'next'>

/** The ways to the nearest months that have events, to the one that is now, and to the list. */
export function MonthLinks({ month, previous, next }: MonthLinksProps) {
  const { now } = useSite()
  const current = monthAt(now)
  return (
    <nav aria-label="Months" className="month-links print:hidden">
      {previous && (
        <Link to={pathOf('events-month', { month: previous })} rel="prev">
          <Icon of="arrow-left" />
          {monthInWords(previous)}
        </Link>
      )}
      {next && (
        <Link to={pathOf('events-month', { month: next })} rel="next">
          {monthInWords(next)}
          <Icon of="arrow-right" />
        </Link>
      )}
      {month !== current && <Link to={pathOf('events-month', { month: current })}>This month</Link>}
      <Link to={pathOf('events')}>All events</Link>
    </nav>
  )
}
