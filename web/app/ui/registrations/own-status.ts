import type { ShownRegistration } from 'contract/events/registrations'
import { standingText } from 'contract/events/status-words'
import type { RegistrationState, Standing } from 'contract/events/statuses'
import { formatMoment } from '#app/lib/format-moment'

const cancelled = 'This event is cancelled.'

/** What follows from what became of an event; else a registration speaks for itself. */
const texts: Record<Exclude<Standing, RegistrationState>, string> = {
  'asked postponed': 'This event is postponed: nobody can register before there is a new date.',
  'registered postponed':
    'This event is postponed. Your place is kept, and you are mailed when there is a new date.',
  'waiting postponed':
    'This event is postponed. Your place in line is kept, and you are mailed when there is a new date.',
  'offered postponed':
    'This event is postponed. A place is held for you, which you can take when the new date is known; you are mailed then.',
  'asked cancelled': cancelled,
  'registered cancelled': cancelled,
  'waiting cancelled': cancelled,
  'offered cancelled': cancelled,
  'asked over': 'You did not confirm in time, so you were not registered.',
  'registered over': 'You were registered for this event.',
  'waiting over': 'You were on the waiting list, and no place came free for you.',
  came: 'You were checked in at the door.',
  'not checked in': 'You had a place. At the door you were not checked in.',
}

const isPlain = (standing: Standing): standing is RegistrationState =>
  !Object.hasOwn(texts, standing)

/** How a registration stands, in a sentence, whatever became of its event. */
export function ownStanding({ standing, ...own }: ShownRegistration): string {
  return isPlain(standing)
    ? standingText({ ...own, state: standing }, formatMoment)
    : texts[standing]
}
