import type { ReactNode } from 'react'
import type { ListedEvent } from '#app/data/events'
import { EventDays, EventHoursText, EventVenue } from '#app/ui/event-when-and-where'

type FactsProps = { event: ListedEvent; isLong?: boolean }

export function EventFacts({ event, isLong = false }: FactsProps) {
  return (
    <dl className="event-facts">
      <Fact label="Date">
        <EventDays event={event} isLong={isLong} />
      </Fact>
      <Fact label="Time">
        <EventHoursText event={event} />
      </Fact>
      <Fact label="Venue">
        <EventVenue event={event} />
      </Fact>
    </dl>
  )
}

/** The icons are in `events.css`: in the HTML they would weigh more than the text. */
const looks = {
  Date: 'fact-date',
  Time: 'fact-time',
  Venue: 'fact-venue',
  Online: 'fact-online',
  Name: 'fact-name',
  Email: 'fact-email',
  Phone: 'fact-phone',
}

type FactProps = { label: keyof typeof looks; children: ReactNode }

export function Fact({ label, children }: FactProps) {
  return (
    <div className={looks[label]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
