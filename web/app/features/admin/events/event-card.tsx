import type { Event } from 'contract/events'
import { CalendarDays, Clock, Hash, type LucideIcon, MapPin, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { formatDate, formatLongDate } from '#app/lib/format-date'
import type { EventBadge } from './event-badge'
import { EventDescription } from './event-description'
import { EventImage } from './event-image'

const badges = {
  today: { label: 'Today', classes: 'bg-gold-300 text-maroon-950' },
  upcoming: { label: 'Upcoming', classes: 'bg-leaf-100 text-leaf-700' },
  past: { label: 'Past', classes: 'bg-well text-ink-soft' },
} as const satisfies Record<EventBadge, { label: string; classes: string }>

const idTail = 8

type EventCardProps = {
  event: Event
  badge: EventBadge
  onEdit: (event: Event) => void
  onDelete: (event: Event) => void
}

// Drawn again only when what it shows has changed: thousands of them can be on the page.
export const EventCard = memo(function EventCard({
  event,
  badge,
  onEdit,
  onDelete,
}: EventCardProps) {
  const { label, classes } = badges[badge]
  return (
    <article className="flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-card ">
      <div className="relative">
        <EventImage event={event} />
        <span
          className={`absolute top-3 left-3 rounded-full px-3 py-0.5 text-sm font-semibold shadow-card ${classes}`}
        >
          {label}
        </span>
        <span className="absolute right-3 bottom-3 rounded-md bg-maroon-950/85 px-2.5 py-0.5 text-sm font-semibold text-white">
          {formatDate(event.date)}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 className="text-lg wrap-anywhere text-heading">{event.title}</h2>
        <EventDescription text={event.description} />
        <ul className="mt-auto grid gap-1.5 border-t border-line pt-3 text-[0.9375rem] text-ink-soft">
          <Line icon={CalendarDays} label="Date" text={formatLongDate(event.date)} />
          <Line icon={Clock} label="Time" text={event.time || 'Time not specified'} />
          <Line icon={MapPin} label="Location" text={event.venue || 'Location not specified'} />
          <Line icon={Hash} label="ID" text={event._id.slice(-idTail)} />
        </ul>
        <div className="grid grid-cols-2 gap-3">
          <button
            type="button"
            aria-label={`Edit ${event.title}`}
            onClick={() => onEdit(event)}
            className="button-outline px-3"
          >
            <Pencil aria-hidden="true" className="size-4" />
            Edit
          </button>
          <button
            type="button"
            aria-label={`Delete ${event.title}`}
            onClick={() => onDelete(event)}
            className="button-outline border-danger-600/40 px-3 text-danger-700 hover:border-danger-600 hover:bg-danger-50"
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </button>
        </div>
      </div>
    </article>
  )
}, hasSameProps)

/** Events are told apart by what they hold: each answer of the server brings new objects. */
function hasSameProps(a: EventCardProps, b: EventCardProps): boolean {
  const names = Object.keys({ ...a.event, ...b.event }) as (keyof Event)[]
  return (
    a.badge === b.badge &&
    a.onEdit === b.onEdit &&
    a.onDelete === b.onDelete &&
    (a.event === b.event || names.every((name) => a.event[name] === b.event[name]))
  )
}

function Line({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      <span className="sr-only">{label}: </span>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  )
}
