import { college } from 'college/facts'
import { dayText, hasEnded, isComing } from 'contract/events/event-hours'
import type { Event } from 'contract/events/events'
import { useSite } from './site'

const { timeZone } = college

/** What is said of an event's day at this moment, as `in 3 days`, and whether it is over. */
export function useEventDay(event: Pick<Event, 'date' | 'time' | 'end' | 'isAllDay'>) {
  const { now } = useSite()
  const text = dayText(event, now, timeZone)
  return {
    text,
    isToday: text === 'today' || text === 'now',
    isOver: hasEnded(event, now, timeZone),
  }
}

/** Those of the events that are still coming at this moment. */
export function useComing(events: readonly Event[] | undefined) {
  const { now } = useSite()
  return events?.filter(
    // What has no date that can be read is to be decided, not over.
    (event) => Number.isNaN(Date.parse(event.date)) || isComing(event, now, timeZone),
  )
}
