import type { Event } from 'contract/events'
import { useEventDay } from '#app/lib/use-event-day'

/** How far an event's day is; what is on today stands out. */
export function DayMark({ event }: { event: Event }) {
  const { text, isToday } = useEventDay(event)
  const look = isToday
    ? 'rounded-full bg-gilt-soft px-3 py-1 leading-snug font-bold text-heading first-letter:uppercase'
    : 'text-ink-muted'
  return <span className={`inline-block text-sm ${look}`}>{text}</span>
}
