import type { ShownRegistration } from 'contract/registrations'
import { formatDate, formatTime } from '#app/lib/format-date'

export const formatMoment = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`

type Standing = Pick<ShownRegistration, 'state' | 'position' | 'offeredUntil' | 'eventState'>

/** How a registration stands, in a sentence. */
export function standingText({ state, position, offeredUntil, eventState }: Standing): string {
  if (eventState && ['registered', 'waiting', 'offered', 'asked'].includes(state))
    return eventState === 'cancelled'
      ? 'This event is cancelled.'
      : 'This event is postponed. You are mailed when there is a new date.'
  if (state === 'waiting') return `You are number ${position ?? 0} on the waiting list.`
  if (state === 'offered')
    return `A place is free for you. It is held until ${formatMoment(offeredUntil ?? '')}.`
  return {
    asked: 'You are not registered yet: confirm that you want to take part.',
    registered: 'You are registered.',
    left: 'You have left: you are no longer registered.',
    removed: 'The college has taken you out of the list.',
    lapsed: 'The offer has lapsed, and the place went to the next in line.',
  }[state]
}

/** The same in a word or two. */
export const standingLabels: Record<ShownRegistration['state'], string> = {
  asked: 'Not confirmed',
  registered: 'Registered',
  waiting: 'Waiting list',
  offered: 'Place offered',
  left: 'Left',
  removed: 'Taken out',
  lapsed: 'Offer lapsed',
}

export const standingColours: Record<ShownRegistration['state'], string> = {
  asked: 'bg-well text-ink-soft',
  registered: 'bg-leaf-100 text-leaf-700',
  waiting: 'bg-sky-100 text-sky-700',
  offered: 'bg-gold-100 text-gold-900',
  left: 'bg-well text-ink-soft',
  removed: 'bg-well text-ink-soft',
  lapsed: 'bg-well text-ink-soft',
}

/** Whether there is something to give up. */
export const isHeld = ({ state, isOpen }: Pick<ShownRegistration, 'state' | 'isOpen'>) =>
  isOpen && (state === 'registered' || state === 'waiting' || state === 'offered')
