import type { EventGroupFilters } from 'contract/events/event-filters'
import type { EventsOfMonth } from 'contract/events/event-months'
import { eventsPath, monthPath } from '#app/lib/events-view'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { fullMonthText, monthAt } from './month-days'

type MonthLinksProps = { month: string; groups: EventGroupFilters } & Pick<
  EventsOfMonth,
  'previous' | 'next'
>

export function MonthLinks({ month, groups, previous, next }: MonthLinksProps) {
  const { now } = useSite()
  const current = monthAt(now)
  return (
    <nav aria-label="Months" className="month-links print:hidden">
      {previous && (
        <Link to={monthPath(previous, groups)} rel="prev">
          <Icon of="arrow-left" />
          {fullMonthText(previous)}
        </Link>
      )}
      {next && (
        <Link to={monthPath(next, groups)} rel="next">
          {fullMonthText(next)}
          <Icon of="arrow-right" />
        </Link>
      )}
      {month !== current && <Link to={monthPath(current, groups)}>This month</Link>}
      <Link to={eventsPath({ ...groups, status: 'all', page: 1 })}>List view</Link>
    </nav>
  )
}
