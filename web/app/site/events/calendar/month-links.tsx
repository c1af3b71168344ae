import type { EventsOfMonth } from 'contract/events/event-months'
import type { EventGroups } from 'contract/events/event-narrowing'
import { eventsPath, monthPath } from '#app/lib/events-view'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { monthAt, monthInWords } from './month-days'

type MonthLinksProps = { month: string; groups: EventGroups } & Pick<
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
          {monthInWords(previous)}
        </Link>
      )}
      {next && (
        <Link to={monthPath(next, groups)} rel="next">
          {monthInWords(next)}
          <Icon of="arrow-right" />
        </Link>
      )}
      {month !== current && <Link to={monthPath(current, groups)}>This month</Link>}
      <Link to={eventsPath({ ...groups, status: 'all', page: 1 })}>List view</Link>
    </nav>
  )
}
