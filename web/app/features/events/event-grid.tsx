import type { Event } from 'contract/events'
import { type CardHeading, EventCard } from './event-card'

type Props = { events: readonly Event[]; heading?: CardHeading }

/** Cards side by side; `heading` is their level on the page. */
export function EventGrid({ events, heading = 'h3' }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {events.map((event) => (
        <li key={event._id} className="min-w-0">
          <EventCard event={event} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
