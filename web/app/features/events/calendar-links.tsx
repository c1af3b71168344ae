import { getEventsAtom } from 'contract/event-feeds'
import { getCalendar } from 'contract/events'
import { Icon } from '#app/components/icon'
import { Link } from '#app/components/link'
import type { EventsView } from '#app/lib/events-view'
import { feedPath } from '#app/lib/feed-path'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'
import { monthAt } from './month-days'

const link =
  'inline-flex min-h-11 items-center gap-2 text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2'

/**
 * The events of a category and a department, or all, for the visitor's own calendar, which follows them; the address, for
 * calendars that ask for one; and the feed.
 */
export function CalendarLinks({ view }: { view: EventsView }) {
  const { publicUrl, now } = useSite()
  const calendar = feedPath(getCalendar.url, view)
  return (
    <p className="flex flex-wrap gap-x-5 print:hidden">
      <Link to={pathOf('events-month', { month: monthAt(now) })} className={link}>
        <Icon of="calendar-days" className="size-5 text-gilt" />
        Month by month
      </Link>
      <a
        href={publicUrl.replace(/^https?/, 'webcal') + calendar}
        className={`font-semibold ${link}`}
      >
        <Icon of="calendar-plus" className="size-5 text-gilt" />
        Subscribe to the calendar
      </a>
      <a href={calendar} className={link}>
        Calendar file
      </a>
      <a href={feedPath(getEventsAtom.url, view)} className={link}>
        Feed
      </a>
    </p>
  )
}
