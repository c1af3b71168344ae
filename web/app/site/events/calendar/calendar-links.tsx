import { getEventsAtom } from 'contract/events/event-feeds'
import type { EventGroupFilters } from 'contract/events/event-filters'
import { getCalendar } from 'contract/events/events'
import type { ReactNode } from 'react'
import { monthPath } from '#app/lib/events-view'
import { feedPath } from '#app/lib/feed-path'
import { useSite } from '#app/lib/site'
import { CalendarLinks, feedLink } from '#app/ui/calendar-links'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { monthAt } from './month-days'

type LinksProps = { view: EventGroupFilters; children?: ReactNode }

/** Also the feed of the events. */
export function EventCalendarLinks({ view, children }: LinksProps) {
  return (
    <CalendarLinks path={feedPath(getCalendar.url, view)} before={children}>
      <a href={feedPath(getEventsAtom.url, view)} className={feedLink}>
        RSS feed
      </a>
    </CalendarLinks>
  )
}

export function MonthByMonth({ view }: LinksProps) {
  const { now } = useSite()
  return (
    <Link to={monthPath(monthAt(now), view)} className={feedLink}>
      <Icon of="calendar-days" className="size-5 text-gilt" />
      Month by month
    </Link>
  )
}
