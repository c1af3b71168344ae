import type { Event } from 'contract/events/events'
import { getEventCalendar } from 'contract/events/events'
import { urlOf } from 'contract/platform/client'
import type { ReactNode } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { contactPath } from '#app/lib/contact-path'
import { useSite } from '#app/lib/site'
import { useEventDay } from '#app/lib/use-event-day'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { calendarOffers } from './calendar-offers'
import { DayIndicator } from './day-indicator'
import { EventContact, hasContact, OnlineLink, OpenTo } from './event-contact'
import ShareButton from './share-button.island'
import { StatusBadge } from './status-badge'

function AddToCalendar({ event }: { event: Event }) {
  const { publicUrl } = useSite()
  return (
    <>
      <a href={urlOf(getEventCalendar, { params: { _id: event._id } })} className="button-outline">
        <Icon of="calendar-plus" className="size-4.5" />
        Add to calendar
      </a>
      <ul aria-label="Add to the calendar of" className="calendar-offers">
        {calendarOffers(event, publicUrl).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

export function EventPanels({ event, children }: { event: Event; children: ReactNode }) {
  const { isOver } = useEventDay(event)
  const isOff = isOver || event.state !== undefined
  return (
    <aside aria-label="Event information" className="grid min-w-0 grid-cols-1 content-start gap-6">
      {children}
      <Panel title="Event Status">
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge event={event} isLong />
          <DayIndicator event={event} />
        </div>
      </Panel>
      <Panel title="Event Details">
        <div className="grid gap-3">
          <OpenTo event={event} />
          {!isOff && event.onlineLink && (
            <dl className="event-facts">
              <OnlineLink address={event.onlineLink} />
            </dl>
          )}
          {!isOff && <AddToCalendar event={event} />}
          <ShareButton title={event.title} />
        </div>
      </Panel>
      {hasContact(event) && (
        <Panel title="Organiser">
          <EventContact event={event} />
        </Panel>
      )}
      <div className="grid gap-3 print:hidden">
        <Link to={contactPath(event._id)} className="button-primary">
          Contact for More Info
        </Link>
        <Link to={pathOf('events')} className="button-outline">
          View All Events
        </Link>
      </div>
    </aside>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-card p-6 shadow-card">
      <h2 className="mb-4 text-xl text-heading">{title}</h2>
      {children}
    </section>
  )
}
