import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon'
import type { IconName } from '#app/components/icon-shapes'
import type { ListedEvent } from '#app/data/events'
import { formatDate, formatLongDate, formatTime } from '#app/lib/format-date'

/** When an event begins, in the words of its organiser if there are any. */
export const timeText = ({ date, time }: ListedEvent) => time || formatTime(date)
export const venueText = ({ venue }: ListedEvent) => venue || 'Venue not specified'

/** Date, time and place in short lines. */
export function EventFacts({ event, isLong = false }: { event: ListedEvent; isLong?: boolean }) {
  return (
    <dl className="event-facts">
      <Fact label="Date" icon="calendar-days">
        <time dateTime={event.date}>{(isLong ? formatLongDate : formatDate)(event.date)}</time>
      </Fact>
      <Fact label="Time" icon="clock">
        {timeText(event)}
      </Fact>
      <Fact label="Venue" icon="map-pin">
        {venueText(event)}
      </Fact>
    </dl>
  )
}

function Fact({ label, icon, children }: { label: string; icon: IconName; children: ReactNode }) {
  return (
    <div>
      <dt>
        <span>{label}</span>
        <Icon of={icon} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
