/** Whole days ahead, rounded up, that still count as "latest". */
export const latestWindowDays = 7
export const dayMilliseconds = 24 * 60 * 60 * 1000

export const eventStatuses = ['latest', 'upcoming', 'past'] as const
export type EventStatus = (typeof eventStatuses)[number]
export type EventFilter = EventStatus | 'all'

/** Public classification: `ceil((date − now) / 24 h)`; below 0 is past, up to 7 latest, above upcoming. */
export function eventStatus(date: string, now: Date): EventStatus {
  const days = Math.ceil((Date.parse(date) - now.getTime()) / dayMilliseconds)
  if (days < 0) return 'past'
  return days <= latestWindowDays ? 'latest' : 'upcoming'
}
