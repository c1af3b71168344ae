import { college } from 'college/facts'
import { type EventBadge, eventBadge, todayAt } from 'contract/events/event-badge'
import { type EventLifecycleStatus, lifecycleLabels } from 'contract/events/event-status'
import type { Event } from 'contract/events/events'
import { formatDate, formatTime } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'

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

type EventStatusBadgeProps = { event: Event; className?: string }

export function EventStatusBadge({ event, className = '' }: EventStatusBadgeProps) {
  const { now } = useSite()
  const { label, classes } = badgeOf(event, now)
  return (
    <span className={`rounded-full px-3 py-0.5 text-sm font-semibold ${classes} ${className}`}>
      {label}
    </span>
  )
}
