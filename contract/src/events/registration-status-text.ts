import type { BaseRegistrationStatus } from './statuses.ts'

type Status = {
  state: BaseRegistrationStatus
  position?: number | undefined
  offeredUntil?: string | null | undefined
}

export function registrationStatusText(
  { state, position, offeredUntil }: Status,
  formatTime: (instant: string) => string,
): string {
  if (state === 'waiting') return `You are number ${position ?? 0} on the waiting list.`
  if (state === 'offered')
    return `A place has come free for you. Take it by ${formatTime(offeredUntil ?? '')}.`
  return {
    asked: 'You’re not registered yet. Please confirm that you want to take part.',
    registered: 'You are registered.',
    left: 'You gave up your place.',
    removed: 'The college removed your registration.',
    lapsed: 'The offer expired because you didn’t take the place in time.',
  }[state]
}
