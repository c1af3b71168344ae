import { useQuery } from '@tanstack/react-query'
import { college } from 'college/facts'
import { type EventBadge, eventBadge, todayAt } from 'contract/events/event-badge'
import { paceLabels } from 'contract/events/event-series'
import { type EventLifecycleStatus, lifecycleLabels } from 'contract/events/event-status'
import type { Event, EventEntry } from 'contract/events/events'
import {
  CalendarDays,
  Clock,
  Hash,
  ImageOff,
  Images,
  Landmark,
  MapPin,
  MessageSquareText,
  Repeat,
  Tag,
  Ticket,
} from 'lucide'
import { memo, useState } from 'react'
import { eventCategoriesQuery } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { eventWhenHere } from '#app/lib/event-when'
import { formatDate, formatTime } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import type { CardProps } from '../../content/records/record-list'
import { CardButtons } from '../../shell/list/card-buttons'
import { CardLine } from '../../shell/list/card-line'
import { CardPicture } from '../../shell/list/card-picture'
import { LongText } from '../../shell/list/long-text'
import { cardFrame, SavedBadge } from '../../shell/list/saved-badge'
import { shortId } from '../../shell/list/short-id'
import type { PanelProps } from '../../shell/panel'
import { useRights } from '../../shell/use-rights'
import { ActButtons } from '../lifecycle/action-buttons'
import { copyOf } from '../lifecycle/actions'
import { PhotosDialog } from './photos-dialog'

function RegistrationsButton({ event, panel }: PanelProps & { event: Event }) {
  if (!panel.canOpen('registrations')) return null
  return (
    <button
      type="button"
      aria-label={`Registrations for ${event.title}`}
      onClick={() => panel.open('registrations', { eventId: event._id })}
      className="button-outline px-3"
    >
      <Icon of={Ticket} className="size-4" />
      Registrations
    </button>
  )
}

function PhotosButton({ event }: { event: Event }) {
  const { has } = useRights()
  const { now } = useSite()
  const [isOpen, setOpen] = useState(false)
  if (!has('write records') || event.date > now.toISOString()) return null
  return (
    <>
      <button
        type="button"
        aria-label={`Photos of ${event.title}`}
        onClick={() => setOpen(true)}
        className="button-outline px-3"
      >
        <Icon of={Images} className="size-4" />
        Photos
      </button>
      {isOpen && <PhotosDialog event={event} onClose={() => setOpen(false)} />}
    </>
  )
}

type Badge = { label: string; classes: string }
const offClasses = 'bg-danger-50 text-danger-700'
const badges = {
  today: { label: 'Today', classes: 'bg-gold-300 text-brand-950' },
  upcoming: { label: 'Upcoming', classes: 'bg-leaf-100 text-leaf-700' },
  past: { label: 'Past', classes: 'bg-well text-ink-soft' },
  cancelled: { label: lifecycleLabels.cancelled, classes: offClasses },
  postponed: { label: lifecycleLabels.postponed, classes: offClasses },
} as const satisfies Record<EventBadge | EventLifecycleStatus, Badge>

/** Unpublished first, then the status, then the date. */
function badgeOf({ isDraft, publishAt, ...event }: Event, now: Date): Badge {
  const hidden = 'bg-sand-200 text-brand-950'
  if (isDraft) return { label: 'Draft', classes: hidden }
  if (publishAt && publishAt > now.toISOString()) {
    const when = `${formatDate(publishAt)}, ${formatTime(publishAt)}`
    return { label: `Scheduled for ${when}`, classes: hidden }
  }
  // Safe: every event without a status has a date badge.
  const badge = event.state ?? eventBadge(event, todayAt(now, college.timeZone)) ?? 'upcoming'
  return badges[badge]
}

const timeNote = (event: EventEntry) =>
  event.time || event.end || event.isAllDay ? undefined : 'Time not specified'

const pictureSizes = '(min-width: 40rem) 24rem, 100vw'

/** Memoised: typing into the search must not render every card again. */
export const EditableEventCard = memo(function EventCard({
  entry: event,
  isSaved,
  onEdit,
  onDelete,
  onAct,
  panel,
}: CardProps<EventEntry>) {
  const { now } = useSite()
  const { label, classes } = badgeOf(event, now)
  return (
    <article className={`flex flex-col overflow-hidden ${cardFrame(isSaved)}`}>
      {isSaved && <SavedBadge siteAddress={pathOf('event', { eventId: event._id })} />}
      <div className="relative">
        <CardPicture
          address={event.image}
          name={event.title}
          sizes={pictureSizes}
          className="aspect-video w-full"
          placeholder={<Icon of={ImageOff} className="size-10" />}
        />
        <span
          className={`absolute top-3 left-3 rounded-full px-3 py-0.5 text-sm font-semibold shadow-card ${classes}`}
        >
          {label}
        </span>
        <span className="absolute right-3 bottom-3 rounded-md bg-brand-950/85 px-2.5 py-0.5 text-sm font-semibold text-white">
          {eventWhenHere.days(event)}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 className="text-lg wrap-anywhere text-heading">{event.title}</h2>
        <LongText text={event.description} />
        <EventLines event={event} />
        <div className="grid gap-3 empty:hidden sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
          <RegistrationsButton event={event} panel={panel} />
          <PhotosButton event={event} />
        </div>
        <CardButtons
          name={event.title}
          onEdit={() => onEdit(event)}
          onDelete={() => onDelete(event)}
        />
        <ActButtons
          event={event}
          onAct={(act) => {
            if (act === 'copy') panel.edit('add-event', { copyOf: copyOf(event) })
            else onAct(event, act)
          }}
        />
      </div>
    </article>
  )
})

const dateText = (event: EventEntry) => {
  const { previousDate: date } = event
  const days = eventWhenHere.weekDays(event)
  return date ? `${days} (previously ${eventWhenHere.weekDays({ date })})` : days
}

function EventLines({ event }: { event: EventEntry }) {
  const { series, seriesEvery } = event
  const { data: categories = [] } = useQuery({ ...eventCategoriesQuery(), enabled: false }) // the list above handles it
  const category = categories.find(({ _id }) => _id === event.category)?.title
  return (
    <ul className="mt-auto grid gap-1.5 border-t border-line pt-3 text-[0.9375rem] text-ink-soft">
      <CardLine icon={CalendarDays} label="Date" text={dateText(event)} />
      <CardLine
        icon={Clock}
        label="Time"
        text={eventWhenHere.hours(event)}
        note={timeNote(event)}
      />
      <CardLine icon={MapPin} label="Location" text={event.venue || 'Location not specified'} />
      <CardLine icon={Landmark} label="Department" text={event.department || 'Whole college'} />
      {category && <CardLine icon={Tag} label="Category" text={category} />}
      {series && series.of > 1 && (
        <CardLine
          icon={Repeat}
          label="Series"
          text={`${series.place} of ${series.of}${seriesEvery ? `, ${paceLabels[seriesEvery]}` : ''}`}
        />
      )}
      {event.stateNote && (
        <CardLine icon={MessageSquareText} label="Reason" text={event.stateNote} />
      )}
      <CardLine icon={Hash} label="ID" text={shortId(event._id)} />
    </ul>
  )
}
