import { useQuery } from '@tanstack/react-query'
import { paceLabels } from 'contract/events/event-series'
import type { EventEntry } from 'contract/events/events'
import { CalendarDays, Clock, Hash, Landmark, MapPin, MessageSquareText, Repeat, Tag } from 'lucide'
import { eventCategoriesQuery } from '#app/data/events'
import { eventWhenHere } from '#app/lib/event-when'
import { CardLine } from '../../shell/list/card-line'
import { shortId } from '../../shell/list/short-id'

const timeNote = (event: EventEntry) =>
  event.time || event.end || event.isAllDay ? undefined : 'Time not specified'

const dateText = (event: EventEntry) => {
  const { previousDate: date } = event
  const days = eventWhenHere.weekDays(event)
  return date ? `${days} (previously ${eventWhenHere.weekDays({ date })})` : days
}

export function EventLines({ event }: { event: EventEntry }) {
  const { series, seriesEvery } = event
  const { data: categories = [] } = useQuery({ ...eventCategoriesQuery(), enabled: false }) // whatever is around it fetches them
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
      <CardLine
        icon={MapPin}
        label="Location"
        text={event.venue ? <bdi>{event.venue}</bdi> : 'Location not specified'}
      />
      <CardLine
        icon={Landmark}
        label="Department"
        text={event.department ? <bdi>{event.department}</bdi> : 'Whole college'}
      />
      {category && <CardLine icon={Tag} label="Category" text={<bdi>{category}</bdi>} />}
      {series && series.of > 1 && (
        <CardLine
          icon={Repeat}
          label="Series"
          text={`${series.place} of ${series.of}${seriesEvery ? `, ${paceLabels[seriesEvery]}` : ''}`}
        />
      )}
      {event.stateNote && (
        <CardLine icon={MessageSquareText} label="Reason" text={<bdi>{event.stateNote}</bdi>} />
      )}
      <CardLine icon={Hash} label="ID" text={shortId(event._id)} />
    </ul>
  )
}
