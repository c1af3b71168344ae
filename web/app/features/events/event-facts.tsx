import type { ReactNode } from 'react'
import { EventDays, EventHours, EventVenue } from '#app/components/event-standing'
import { Icon } from '#app/components/icon'
import type { IconName } from '#app/components/icon-shapes'
import type { ListedEvent } from '#app/data/events'

type FactsProps = { event: ListedEvent; isLong?: boolean; children?: ReactNode }

/** Date, time and place in short lines, and what else is said of it in lines like these. */
export function EventFacts({ event, isLong = false, children }: FactsProps) {
  return (
    <dl className="event-facts">
      <Fact label="Date" icon="calendar-days">
        <EventDays event={event} isLong={isLong} />
      </Fact>
      <Fact label="Time" icon="clock">
        <EventHours event={event} />
      </Fact>
      <Fact label="Venue" icon="map-pin">
        <EventVenue event={event} />
      </Fact>
      {children}
    </dl>
  )
}

type FactProps = { label: string; icon: IconName; children: ReactNode }

/** One of these lines. */
export function Fact({ label, icon, children }: FactProps) {
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
