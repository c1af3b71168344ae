import { dayMilliseconds } from '../platform/durations.ts'

/** Days, rounded up (specification, section 9). */
export const latestWindowDays = 7

export const eventStatuses = ['latest', 'upcoming', 'past'] as const
export type EventStatus = (typeof eventStatuses)[number]
export type EventFilter = EventStatus | 'all'

/** Specification: `ceil((date − now) / 24 h)`; below 0 is past, up to 7 latest, above upcoming. */
export function eventStatus(date: string, now: Date): EventStatus {
  const days = Math.ceil((Date.parse(date) - now.getTime()) / dayMilliseconds)
  if (days < 0) return 'past'
  return days <= latestWindowDays ? 'latest' : 'upcoming'
}

/** Absent: the event takes place. */
export const eventLifecycleStatuses = ['cancelled', 'postponed'] as const
export type EventLifecycleStatus = (typeof eventLifecycleStatuses)[number]

export const lifecycleLabels = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
} as const satisfies Record<EventLifecycleStatus, string>

export const titleWithStatus = ({
  title,
  state,
}: {
  title: string
  state?: EventLifecycleStatus | null | undefined
}): string => (state ? `${lifecycleLabels[state]}: ${title}` : title)

export type WithStatus = {
  date: string
  end?: string | undefined
  state?: EventLifecycleStatus | undefined
}

/** `off`: cancelled or postponed. */
export type EventGroup = EventStatus | 'off'
export const eventGroupNames = ['latest', 'upcoming', 'off', 'past'] as const satisfies EventGroup[]

/** A long event isn't past before it ends. A cancelled or postponed one is neither latest nor upcoming. */
export function eventGroup({ date, end, state }: WithStatus, now: Date): EventGroup {
  if (state === 'postponed') return 'off'
  const status = eventStatus(date, now)
  const lasts = end !== undefined && Date.parse(end) > now.getTime()
  if (status === 'past' && !lasts) return 'past'
  if (state === 'cancelled') return 'off'
  return status === 'past' ? 'latest' : status
}
