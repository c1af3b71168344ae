import { college } from 'college/facts'
import { type EventBadge, eventBadge, todayAt } from 'contract/events/event-badge'
import { type EventLifecycleStatus, lifecycleLabels } from 'contract/events/event-status'
import type { Event, EventEntry } from 'contract/events/events'
import { ChevronRight, ImageOff } from 'lucide'
import { memo } from 'react'
import { pathOf } from '#app/framework/addresses/path-of'
import { eventWhenHere } from '#app/lib/event-when'
import { formatDate, formatTime } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import type { CardProps } from '../../content/records/record-list'
import { CardButtons } from '../../shell/list/card-buttons'
import { CardPicture } from '../../shell/list/card-picture'
import { LongText } from '../../shell/list/long-text'
import { cardFrame, SavedBadge } from '../../shell/list/saved-badge'
import type { PanelProps } from '../../shell/panel'
import { openEvent } from '../hub/open-event'
import { ActButtons } from '../lifecycle/action-buttons'
import { copyOf } from '../lifecycle/actions'
import { EventLines } from './event-lines'

function ManageButton({ event, panel }: PanelProps & { event: Event }) {
  if (!panel.canOpen('event')) return null
  return (
    <button
      type="button"
      aria-label={`Manage ${event.title}`}
      onClick={() => openEvent(panel, { eventId: event._id, tab: 'details', from: 'events' })}
      className="button-outline px-3"
    >
      Manage event
      <Icon of={ChevronRight} className="size-4" />
    </button>
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
        <ManageButton event={event} panel={panel} />
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
