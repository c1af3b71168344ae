import type { ListedEvent } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { EventPicture } from '#app/ui/event-picture'
import { Link } from '#app/ui/link'
import { CategoryBadge } from './category-badge'
import { DayIndicator } from './day-indicator'
import { EventFacts } from './event-facts'
import { StatusBadge } from './status-badge'

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

const sizes = '(min-width:1024px) 24rem,(min-width:640px) 50vw,7rem'

type CardHeading = 'h3' | 'h4'

function EventCard({ event, heading: Heading }: { event: ListedEvent; heading: CardHeading }) {
  return (
    <article className="event-card">
      <EventPicture event={event} sizes={sizes} isCard className="sm:aspect-video" />
      <div>
        <div className="event-marks">
          <StatusBadge event={event} />
          <DayIndicator event={event} />
          <CategoryBadge event={event} />
        </div>
        <Heading>{event.title}</Heading>
        <p>{event.description}</p>
        <EventFacts event={event} />
        <Link to={pathOf('event', { eventId: event._id })}>
          View Details
          <span className="sr-only">{`: ${event.title}`}</span>
        </Link>
      </div>
    </article>
  )
}
