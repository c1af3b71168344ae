import { college } from 'college/facts'
import type { Event } from 'contract/events'
import { useDeferredValue, useMemo } from 'react'
import { useSite } from '#app/lib/site'
import { chooseEvents, type EventChoice, indexEvents } from './choose-events'
import { todayAt } from './event-badge'

/** The events of a choice. Typing goes first; they follow when there is time. */
export function useChosenEvents(events: readonly Event[], choice: EventChoice) {
  const { now } = useSite()
  const { search, filter, sort } = useDeferredValue(choice)
  const today = useMemo(() => todayAt(now, college.timeZone), [now])
  const indexed = useMemo(() => indexEvents(events, sort, today), [events, sort, today])
  const chosen = useMemo(
    () => chooseEvents(indexed, { search, filter }, today),
    [indexed, search, filter, today],
  )
  return { chosen, today, criteria: `${filter} ${sort} ${search}` }
}
