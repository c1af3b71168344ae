import { getCalendar } from 'contract/events'
import { Icon } from '#app/components/icon'
import { useSite } from '#app/lib/site'

const link =
  'inline-flex min-h-11 items-center gap-2 text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2'

/** All events for the visitor's own calendar, which follows them; and the address, for calendars that ask for one. */
export function CalendarLinks() {
  const { publicUrl } = useSite()
  return (
    <p className="flex flex-wrap gap-x-5 print:hidden">
      <a
        href={publicUrl.replace(/^https?/, 'webcal') + getCalendar.url}
        className={`font-semibold ${link}`}
      >
        <Icon of="calendar-plus" className="size-5 text-gilt" />
        Subscribe to the calendar
      </a>
      <a href={getCalendar.url} className={link}>
        Calendar file
      </a>
    </p>
  )
}
