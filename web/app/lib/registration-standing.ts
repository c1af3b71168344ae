import type { ShownRegistration } from 'contract/registrations'
import { formatDate, formatTime } from '#app/lib/format-date'

export const formatMoment = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`

type Standing = Pick<ShownRegistration, 'state' | 'position' | 'offeredUntil'>

/** How a registration stands for an event that takes place, in a sentence. */
export function standingText({ state, position, offeredUntil }: Standing): string {
  if (state === 'waiting') return `You are number ${position ?? 0} on the waiting list.`
  if (state === 'offered')
    return `A place is free for you. It is held until ${formatMoment(offeredUntil ?? '')}.`
  return {
    asked: 'You are not registered yet: confirm that you want to take part.',
    registered: 'You are registered.',
    left: 'You have left: you are no longer registered.',
    removed: 'The college has taken you out of the list.',
    lapsed: 'The offer has lapsed: the place was not taken in time.',
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
export const isHeld = ({ state, canLeave }: Pick<ShownRegistration, 'state' | 'canLeave'>) =>
  canLeave && (state === 'registered' || state === 'waiting' || state === 'offered')
