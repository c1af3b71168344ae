import type { Event } from 'contract/events'
import { CalendarDays, Clock, MapPin } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon'
import { formatDate, formatLongDate, formatTime } from '#app/lib/format-date'

/** When an event begins, in the words of its organiser if there are any. */
export const timeText = ({ date, time }: Event) => time || formatTime(date)
export const venueText = ({ venue }: Event) => venue || 'Venue not specified'

/** Date, time and place in short lines. */
export function EventFacts({ event, isLong = false }: { event: Event; isLong?: boolean }) {
  return (
    <dl className="grid gap-1.5 text-ink-soft">
      <Fact label="Date" icon={<Icon of={CalendarDays} />}>
        <time dateTime={event.date}>{(isLong ? formatLongDate : formatDate)(event.date)}</time>
      </Fact>
      <Fact label="Time" icon={<Icon of={Clock} />}>
        {timeText(event)}
      </Fact>
      <Fact label="Venue" icon={<Icon of={MapPin} />}>
        {venueText(event)}
      </Fact>
    </dl>
  )
}

function Fact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5">
      <dt>
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="mt-1 block text-gilt [&>svg]:size-4.5">
          {icon}
        </span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
