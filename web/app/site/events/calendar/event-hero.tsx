import type { Event } from 'contract/events/events'
import type { ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { Picture } from '#app/ui/picture'
import { EventDays, EventHoursText, EventVenue } from '#app/ui/registration-status'
import { CategoryBadge } from './category-badge'
import { StatusBadge } from './status-badge'

export function EventHero({ event }: { event: Event }) {
  return (
    <header className="bg-brand-950 pb-24 text-white">
      <div className="container-page pt-6">
        <Link
          to={pathOf('events')}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sand-200 transition-colors duration-200 hover:text-gold-300 print:hidden"
        >
          <Icon of="arrow-left" className="size-4" />
          Back to Events
        </Link>
        <div className="mt-4 grid grid-cols-1 items-center gap-8 lg:grid-cols-2 lg:gap-14">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-3">
              <StatusBadge event={event} isLong />
              <CategoryBadge event={event} isLink />
            </div>
            <h1 className="mt-5 text-4xl break-words md:text-5xl">{event.title}</h1>
            {event.stateNote && (
              <p className="mt-5 text-lg font-semibold break-words">{event.stateNote}</p>
            )}
            <p className="mt-5 line-clamp-3 text-lg break-words text-sand-200">
              {event.description}
            </p>
          </div>
          <Picture
            address={event.image}
            alt=""
            isFirst
            sizes="(min-width: 1216px) 34rem, (min-width: 1024px) 46vw, 100vw"
            className="aspect-video rounded-card shadow-lift"
          />
        </div>
      </div>
    </header>
  )
}

export function EventTiles({ event }: { event: Event }) {
  return (
    <dl className="relative container-page -mt-14 grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-5">
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
    <div className="flex gap-4 rounded-card bg-card p-5 shadow-card">
      <dt>
        <span className="sr-only">{label}</span>
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-gilt-soft text-gilt [&>svg]:size-5"
        >
          {icon}
        </span>
      </dt>
      <dd className="min-w-0 break-words">
        <span aria-hidden="true" className="eyebrow block text-ink-muted">
          {label}
        </span>
        <span className="font-semibold">{children}</span>
      </dd>
    </div>
  )
}
