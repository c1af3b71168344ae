import type { Event } from 'contract/events/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { EventPicture } from '#app/ui/event-picture'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { CategoryBadge } from './category-badge'
import { DayIndicator } from './day-indicator'
import { EventFacts } from './event-facts'
import { StatusBadge } from './status-badge'

export function FeaturedEvent({ event }: { event: Event }) {
  return (
    <section
      aria-labelledby="featured-title"
      className="relative z-10 container-page -mt-14 md:-mt-20 print:mt-6"
    >
      <div className="grid grid-cols-1 overflow-hidden rounded-card bg-card shadow-lift lg:grid-cols-[1.15fr_1fr]">
        <EventPicture
          event={event}
          sizes="(min-width: 1216px) 38rem, (min-width: 1024px) 52vw, 100vw"
          className="aspect-video lg:aspect-auto lg:h-full lg:min-h-96"
        />
        <div className="flex flex-col items-start gap-4 p-6 md:p-10">
          <div className="flex flex-wrap items-center gap-3">
            <p className="eyebrow text-gilt">Featured event</p>
            <StatusBadge event={event} />
            <DayIndicator event={event} />
            <CategoryBadge event={event} isLink />
          </div>
          <h2
            id="featured-title"
            className="max-w-full text-3xl break-words text-heading md:text-4xl"
          >
            {event.title}
          </h2>
          <p className="line-clamp-3 max-w-full break-words text-ink-soft">{event.description}</p>
          <EventFacts event={event} isLong />
          <Link to={pathOf('event', { eventId: event._id })} className="button-primary mt-auto">
            View Full Details
            <Icon of="arrow-right" className="size-4" />
          </Link>
        </div>
      </div>
    </section>
  )
}
