import type { ListedEvent } from '#app/data/events'
import { useEventDay } from '#app/lib/use-event-day'

export function DayIndicator({ event }: { event: ListedEvent }) {
  const { text, isToday } = useEventDay(event)
  if (event.state) return null
  return <span className={isToday ? 'day-mark-today' : 'day-mark'}>{text}</span>
}
