import type { Event } from 'contract/events'
import { EventCard } from './event-card'

export function EventGrid({ events }: { events: readonly Event[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {events.map((event) => (
        <li key={event._id} className="min-w-0">
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}
