import type { PeopleAct } from 'contract/events/event-people'
import type { OfficeRegistration } from 'contract/events/registration-office'
import { statusesInForce } from 'contract/events/registrations'
import { countOf } from 'contract/platform/format-count'

export const peopleText = (count: number) => countOf(count, 'person', 'people')

/** What is done to several people at once. */
export type ManyAct = PeopleAct | 'came'

export type PersonAct = PeopleAct | 'came' | 'undo'

export const actLabels = {
  seat: 'Give seat',
  queue: 'Move to waiting list',
  came: 'Mark as attended',
  undo: 'Undo check-in',
  remove: 'Remove',
} as const satisfies Record<PersonAct, string>

/** Checked-in people can't be removed until the check-in is undone. */
export function actsOf(
  { state, checkIn }: OfficeRegistration,
  { hasBegun, isNear }: ActTimes,
): PersonAct[] {
  if (checkIn) return ['undo']
  const came: PersonAct[] = state === 'registered' && isNear ? ['came'] : []
  if (hasBegun || !statusesInForce.some((name) => name === state)) return came
  return state === 'registered' ? [...came, 'queue', 'remove'] : ['seat', 'remove']
}

export const consequences: Record<ManyAct, string> = {
  seat: 'They get a seat ahead of everyone else waiting, even if the event is full. Nobody loses a seat. We’ll email each of them.',
  queue:
    'They lose their seat and go to the end of the waiting list. A free seat goes to the next person waiting. We’ll email each of them.',
  came: 'They count as checked in from now on. This can only be undone one by one.',
  remove: 'We’ll email them the reason. Seats that become free go to the next people waiting.',
}

export type ActTimes = {
  hasBegun: boolean
  /** From the day before. */
  isNear: boolean
}
