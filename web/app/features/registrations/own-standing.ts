import type { ShownRegistration } from 'contract/registrations'
import { standingText } from '#app/lib/registration-standing'

/** What stays of a registration while its event waits for another date. */
const postponed: Partial<Record<ShownRegistration['state'], string>> = {
  asked: 'This event is postponed: nobody can register before there is a new date.',
  registered:
    'This event is postponed. Your place is kept, and you are mailed when there is a new date.',
  waiting:
    'This event is postponed. Your place in line is kept, and you are mailed when there is a new date.',
  offered:
    'This event is postponed. A place is held for you, which you can take when the new date is known; you are mailed then.',
}

/** How a registration stands, in a sentence, whatever became of its event. */
export function ownStanding(own: ShownRegistration): string {
  const { state, eventState } = own
  const kept = postponed[state]
  // Who is out already is told that, and not what they would have had.
  if (!eventState || !kept) return standingText(own)
  return eventState === 'cancelled' ? 'This event is cancelled.' : kept
}
