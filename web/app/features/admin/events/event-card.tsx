import { college } from 'college/facts'
import { type EventBadge, eventBadge, todayAt } from 'contract/event-badge'
import { type EventState, stateLabels } from 'contract/event-status'
import type { Event } from 'contract/events'
import { CalendarDays, Clock, Hash, ImageOff, Landmark, MapPin } from 'lucide'
import { memo } from 'react'
import { Icon } from '#app/components/icon'
import { eventWhen } from '#app/lib/event-when'
import { formatDate, formatTime } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'
import { pathOf } from '#app/pages/path-of'
import { CardButtons } from '../list/card-buttons'
import { CardLine } from '../list/card-line'
import { CardPicture } from '../list/card-picture'
import { LongText } from '../list/long-text'
import { cardFrame, SavedMark } from '../list/saved-mark'
import { shortId } from '../list/short-id'
import type { CardProps } from '../records/record-list'

type Badge = { label: string; classes: string }
const offClasses = 'bg-danger-50 text-danger-700'
const badges = {
  today: { label: 'Today', classes: 'bg-gold-300 text-brand-950' },
  upcoming: { label: 'Upcoming', classes: 'bg-leaf-100 text-leaf-700' },
  past: { label: 'Past', classes: 'bg-well text-ink-soft' },
  cancelled: { label: stateLabels.cancelled, classes: offClasses },
  postponed: { label: stateLabels.postponed, classes: offClasses },
} as const satisfies Record<EventBadge | EventState, Badge>

/** What a card says above its picture: that visitors do not see the event yet, what became of it, or when it is. */
function badgeOf({ isDraft, publishAt, ...event }: Event, now: Date): Badge {
  const hidden = 'bg-sand-200 text-brand-950'
  if (isDraft) return { label: 'Draft', classes: hidden }
  if (publishAt && publishAt > now.toISOString()) {
    const when = `${formatDate(publishAt)}, ${formatTime(publishAt)}`
    return { label: `To be published ${when}`, classes: hidden }
  }
  // Without a state there is one.
  const badge = event.state ?? eventBadge(event, todayAt(now, college.timeZone)) ?? 'upcoming'
  return badges[badge]
}

/** Of a beginning alone the panel says that nobody wrote how long it takes. */
const timeText = (event: Event) =>
  event.time || event.end || event.isAllDay ? eventWhen.hours(event) : 'Time not specified'

const pictureSizes = '(min-width: 40rem) 24rem, 100vw'

/** A letter that is typed into the search draws no card again. */
export const EventCard = memo(function EventCard({
  entry: event,
  isSaved,
  onEdit,
  onDelete,
}: CardProps<Event>) {
  const { now } = useSite()
  const { label, classes } = badgeOf(event, now)
  return (
    <article className={`flex flex-col overflow-hidden ${cardFrame(isSaved)}`}>
      {isSaved && <SavedMark siteAddress={pathOf('event', { eventId: event._id })} />}
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
          {eventWhen.days(event)}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 className="text-lg wrap-anywhere text-heading">{event.title}</h2>
        <LongText text={event.description} />
        <ul className="mt-auto grid gap-1.5 border-t border-line pt-3 text-[0.9375rem] text-ink-soft">
          <CardLine icon={CalendarDays} label="Date" text={eventWhen.weekDays(event)} />
          <CardLine icon={Clock} label="Time" text={timeText(event)} />
          <CardLine icon={MapPin} label="Location" text={event.venue || 'Location not specified'} />
          <CardLine
            icon={Landmark}
            label="Department"
            text={event.department || 'The whole college'}
          />
          <CardLine icon={Hash} label="ID" text={shortId(event._id)} />
        </ul>
        <CardButtons
          name={event.title}
          onEdit={() => onEdit(event)}
          onDelete={() => onDelete(event)}
        />
      </div>
    </article>
  )
})
