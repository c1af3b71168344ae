import { useQuery } from '@tanstack/react-query'
import { paceLabels } from 'contract/events/event-series'
import type { EventEntry } from 'contract/events/events'
import {
  CalendarDays,
  Clock,
  Hash,
  ImageOff,
  Landmark,
  MapPin,
  MessageSquareText,
  Repeat,
  Tag,
} from 'lucide'
import { memo } from 'react'
import { eventCategoriesQuery } from '#app/data/events'
import { pathOf } from '#app/framework/addresses/path-of'
import { eventWhenHere } from '#app/lib/event-when'
import { Icon } from '#app/ui/icon'
import type { CardProps } from '../../content/records/record-list'
import { CardButtons } from '../../shell/list/card-buttons'
import { CardLine } from '../../shell/list/card-line'
import { CardPicture } from '../../shell/list/card-picture'
import { LongText } from '../../shell/list/long-text'
import { cardFrame, SavedBadge } from '../../shell/list/saved-badge'
import { shortId } from '../../shell/list/short-id'
import { ActButtons } from '../lifecycle/action-buttons'
import { openAct } from '../lifecycle/open-act'
import { PhotosButton, RegistrationsButton } from './event-buttons'
import { EventStatusBadge } from './event-status-badge'

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
        <EventStatusBadge event={event} className="absolute top-3 left-3 shadow-card" />
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
        <ActButtons event={event} onAct={(act) => openAct(panel, event, act, onAct)} />
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
