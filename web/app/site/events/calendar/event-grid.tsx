import type { ListedEvent } from '#app/data/events'
import { type CardHeading, EventCard } from './event-card'

type Props = { events: readonly ListedEvent[]; heading?: CardHeading }

export function EventGrid({ events, heading = 'h3' }: Props) {
  return (
    <ul className="event-grid">
      {events.map((event) => (
        <li key={event._id}>
          <EventCard event={event} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
