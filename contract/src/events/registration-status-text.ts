import { fillIn } from '../content/fill-in.ts'
import type { BaseRegistrationStatus } from './statuses.ts'

type Status = {
  state: BaseRegistrationStatus
  position?: number | undefined
  offeredUntil?: string | null | undefined
}

export const registrationStatusTexts = {
  asked: 'You’re not registered yet. Please confirm that you want to take part.',
  registered: 'You are registered.',
  waiting: 'You are number {position} on the waiting list.',
  offered: 'A place has come free for you. Take it by {until}.',
  left: 'You gave up your place.',
  removed: 'The college removed your registration.',
  lapsed: 'The offer expired because you didn’t take the place in time.',
} as const satisfies Record<BaseRegistrationStatus, string>

export const registrationStatusText = (
  { state, position = 0, offeredUntil }: Status,
  formatTime: (instant: string) => string,
): string =>
  fillIn(registrationStatusTexts[state], {
    position,
    until: offeredUntil ? formatTime(offeredUntil) : '',
  })
