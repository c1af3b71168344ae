import { dayMilliseconds } from '../platform/durations.ts'

/** Whole days ahead, rounded up, that still count as "latest". */
export const latestWindowDays = 7

export const eventStatuses = ['latest', 'upcoming', 'past'] as const
export type EventStatus = (typeof eventStatuses)[number]
export type EventFilter = EventStatus | 'all'

/** Public classification: `ceil((date − now) / 24 h)`; below 0 is past, up to 7 latest, above upcoming. */
export function eventStatus(date: string, now: Date): EventStatus {
  const days = Math.ceil((Date.parse(date) - now.getTime()) / dayMilliseconds)
  if (days < 0) return 'past'
  return days <= latestWindowDays ? 'latest' : 'upcoming'
}

/** What can have become of an event that was announced; without one of these it takes place. */
export const eventStates = ['cancelled', 'postponed'] as const
export type EventState = (typeof eventStates)[number]

/** What each is called everywhere. */
export const stateLabels = {
  cancelled: 'Cancelled',
  postponed: 'Postponed',
} as const satisfies Record<EventState, string>

/** The title of an event where its state is not said beside it: `Cancelled: Sports Day`. */
export const titleWithState = ({
  title,
  state,
}: {
  title: string
  state?: EventState | null | undefined
}): string => (state ? `${stateLabels[state]}: ${title}` : title)

/** What an event's status is told from. */
export type Placed = { date: string; end?: string | undefined; state?: EventState | undefined }

/** The group of a list that an event stands in: its status, or `off` where it does not take place when it was said to. */
export type EventGroup = EventStatus | 'off'
/** In the order of a list of all. */
export const eventGroupNames = ['latest', 'upcoming', 'off', 'past'] as const satisfies EventGroup[]

/**
 * The group of an event: by its date, but what lasts longer is not past before it ends; and what is cancelled, or has no
 * date for now, is neither latest nor upcoming.
 */
export function eventGroup({ date, end, state }: Placed, now: Date): EventGroup {
  if (state === 'postponed') return 'off'
  const status = eventStatus(date, now)
  const lasts = end !== undefined && Date.parse(end) > now.getTime()
  if (status === 'past' && !lasts) return 'past'
  if (state === 'cancelled') return 'off'
  return status === 'past' ? 'latest' : status
}
