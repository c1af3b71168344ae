import type { Event } from 'contract/events/events'
import type { ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { EventPicture } from '#app/ui/event-picture'
import { EventDays, EventHoursText, EventVenue } from '#app/ui/event-when-and-where'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { CategoryBadge } from './category-badge'
import { StatusBadge } from './status-badge'

export function EventHero({ event, children }: { event: Event; children: ReactNode }) {
  return (
    <header className="bg-brand-950 pb-8 text-white lg:pb-12">
      <div className="container-page pt-3 lg:pt-5">
        <Link
          to={pathOf('events')}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sand-200 transition-colors duration-200 hover:text-gold-300 print:hidden"
        >
          <Icon of="arrow-left" className="size-4" />
          Back to Events
        </Link>
        <div className="mt-2 grid grid-cols-1 items-center gap-6 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-3">
              <StatusBadge event={event} isLong />
              <CategoryBadge event={event} isLink />
            </div>
            <h1 className="mt-4 text-3xl break-words md:text-5xl">{event.title}</h1>
            {event.stateNote && (
              <p className="mt-5 text-lg font-semibold break-words">{event.stateNote}</p>
            )}
            <p className="mt-4 line-clamp-3 text-lg print:hidden break-words text-sand-200">
              {event.description}
            </p>
            {children}
          </div>
          <EventPicture
            event={event}
            isFirst
            sizes="(min-width: 1216px) 31rem, (min-width: 1024px) 42vw, 100vw"
            className="aspect-video rounded-card"
          />
        </div>
        <EventTiles event={event} />
      </div>
    </header>
  )
}

function EventTiles({ event }: { event: Event }) {
  return (
    <dl className="event-tiles">
      <Tile label="Date" icon={<Icon of="calendar-days" />}>
        <EventDays event={event} isLong />
      </Tile>
      <Tile label="Time" icon={<Icon of="clock" />}>
        <EventHoursText event={event} />
      </Tile>
      <Tile label="Venue" icon={<Icon of="map-pin" />}>
        <EventVenue event={event} />
      </Tile>
    </dl>
  )
}

function Tile({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
