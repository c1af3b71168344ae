import { college } from 'college/facts'
import { dayText, hasEnded, isComing } from 'contract/events/event-hours'
import type { Event } from 'contract/events/events'
import { useSite } from './site'

const { timeZone } = college

export function useEventDay(event: Pick<Event, 'date' | 'time' | 'end' | 'isAllDay'>) {
  const { now } = useSite()
  const text = dayText(event, now, timeZone)
  return {
    text,
    isToday: text === 'today' || text === 'now',
    isOver: hasEnded(event, now, timeZone),
  }
}

export function useComing(events: readonly Event[] | undefined) {
  const { now } = useSite()
  return events?.filter(
    // Events without a readable date are undecided, not over.
    (event) => Number.isNaN(Date.parse(event.date)) || isComing(event, now, timeZone),
  )
}
