import type { RegistrationState } from './statuses.ts'

type Standing = {
  state: RegistrationState
  /** Of who waits: 1 is next. */
  position?: number | undefined
  offeredUntil?: string | null | undefined
}

/** How a registration stands for an event that takes place, in a sentence, for pages and mails alike. */
export function standingText(
  { state, position, offeredUntil }: Standing,
  formatMoment: (instant: string) => string,
): string {
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
