import type { Event } from 'contract/events'
import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#app/components/icon'
import { Picture } from '#app/components/picture'
import { formatDay, formatMonth } from '#app/lib/format-date'
import { pathOf } from '#app/pages/path-of'
import { DayMark } from './day-mark'
import { EventFacts } from './event-facts'
import { StatusBadge } from './status-badge'

const sizes = '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw'

export type CardHeading = 'h3' | 'h4'

/** One event in a list. The whole card leads to it. */
export function EventCard({ event, heading: Heading }: { event: Event; heading: CardHeading }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-card transition-shadow duration-300 ease-calm focus-within:shadow-lift hover:shadow-lift">
      <div className="relative">
        <Picture address={event.image} alt="" sizes={sizes} className="aspect-video" />
        <CalendarLeaf date={event.date} />
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge date={event.date} />
          <DayMark event={event} />
        </div>
        <Heading className="line-clamp-2 text-xl break-words text-heading">{event.title}</Heading>
        <p className="line-clamp-2 break-words text-ink-soft">{event.description}</p>
        <div className="mt-auto border-t border-line pt-4">
          <EventFacts event={event} />
        </div>
        <Link
          to={pathOf('event', { eventId: event._id })}
          className="button-outline mt-1 w-full after:absolute after:inset-0 after:rounded-card"
        >
          View Details
          <span className="sr-only">: {event.title}</span>
          <Icon
            of={ArrowRight}
            className="size-4 transition-transform duration-300 ease-calm group-hover:translate-x-1"
          />
        </Link>
      </div>
    </article>
  )
}

function CalendarLeaf({ date }: { date: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute top-4 left-4 grid min-w-14 overflow-hidden rounded-md bg-card text-center shadow-card"
    >
      <span className="bg-brand-800 px-2 py-0.5 text-xs font-bold tracking-widest text-white uppercase">
        {formatMonth(date)}
      </span>
      <span className="px-2 py-1 font-display text-2xl leading-none font-semibold text-heading">
        {formatDay(date)}
      </span>
    </span>
  )
}
