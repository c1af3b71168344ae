import type { Event } from 'contract/events/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { useEventDay } from '#app/lib/use-event-day'
import { EventPicture } from '#app/ui/event-picture'
import { EventDays } from '#app/ui/event-when-and-where'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'

export function ComingEventCard({ event }: { event: Event }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-card transition-shadow duration-300 ease-calm focus-within:shadow-lift hover:shadow-lift">
      <EventPicture
        event={event}
        isCard
        sizes="(min-width: 411px) 20rem, 78vw"
        className="aspect-video"
      />
      <div className="flex grow flex-col items-start gap-2 p-5">
        <p className="text-sm font-semibold text-gilt">
          <EventDate event={event} />
        </p>
        <h3 className="line-clamp-3 max-w-full text-xl break-words text-heading">{event.title}</h3>
        <Link
          to={pathOf('event', { eventId: event._id })}
          className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 font-semibold text-accent after:absolute after:inset-0 after:rounded-card"
        >
          View More
          <span className="sr-only">: {event.title}</span>
          <Icon
            of="arrow-right"
            className="size-4 transition-transform duration-300 ease-calm group-hover:translate-x-1"
          />
        </Link>
      </div>
    </article>
  )
}

function EventDate({ event }: { event: Event }) {
  if (Number.isNaN(Date.parse(event.date))) return <>TBD</>
  return <KnownDate event={event} />
}

function KnownDate({ event }: { event: Event }) {
  const { text } = useEventDay(event)
  return (
    <>
      <EventDays event={event} />
      {` · ${text}`}
    </>
  )
}
