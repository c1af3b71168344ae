import { getEventsAtom } from 'contract/events/event-feeds'
import type { EventGroupFilters } from 'contract/events/event-filters'
import { getCalendar } from 'contract/events/events'
import type { ReactNode } from 'react'
import { monthPath } from '#app/lib/events-view'
import { feedPath } from '#app/lib/feed-path'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { monthAt } from './month-days'

const link =
  'inline-flex min-h-11 items-center gap-2 text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2'

type LinksProps = { view: EventGroupFilters; children?: ReactNode }

/** A `webcal:` link, the URL for programs that ask for one, and the feed. */
export function CalendarLinks({ view, children }: LinksProps) {
  const { publicUrl } = useSite()
  const calendar = feedPath(getCalendar.url, view)
  return (
    <p className="flex flex-wrap gap-x-5 print:hidden">
      {children}
      <a
        href={publicUrl.replace(/^https?/, 'webcal') + calendar}
        className={`font-semibold ${link}`}
      >
        <Icon of="calendar-plus" className="size-5 text-gilt" />
        Subscribe to the calendar
      </a>
      <a href={calendar} className={link}>
        Download (.ics)
      </a>
      <a href={feedPath(getEventsAtom.url, view)} className={link}>
        RSS feed
      </a>
    </p>
  )
}

export function MonthByMonth({ view }: LinksProps) {
  const { now } = useSite()
  return (
    <Link to={monthPath(monthAt(now), view)} className={link}>
      <Icon of="calendar-days" className="size-5 text-gilt" />
      Month by month
    </Link>
  )
}
