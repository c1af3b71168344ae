import type { EventLifecycleStatus } from './event-status.ts'

/** `asked` waits for email confirmation and holds no seat; the next three are in force; the rest are over. */
export const baseStatusNames = [
  'asked',
  'registered',
  'waiting',
  'offered',
  'left',
  'removed',
  'lapsed',
] as const
export type BaseRegistrationStatus = (typeof baseStatusNames)[number]

export const baseStatusLabels: Record<BaseRegistrationStatus, string> = {
  asked: 'Email not confirmed',
  registered: 'Registered',
  waiting: 'Waiting',
  offered: 'Offered a place',
  left: 'Gave up place',
  removed: 'Removed',
  lapsed: 'Offer expired',
}

/** Combines registration, event and check-in. `over`: the event has ended. */
export const registrationStatuses = [
  ...baseStatusNames,
  ...['asked postponed', 'registered postponed', 'waiting postponed', 'offered postponed'],
  ...['asked cancelled', 'registered cancelled', 'waiting cancelled', 'offered cancelled'],
  ...['asked over', 'registered over', 'waiting over', 'came', 'not checked in'],
] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

export const registrationStatusLabels: Record<RegistrationStatus, string> = {
  ...baseStatusLabels,
  'asked postponed': 'Email not confirmed, event postponed',
  'registered postponed': 'Registered, event postponed',
  'waiting postponed': 'Waiting, event postponed',
  'offered postponed': 'Place held, event postponed',
  'asked cancelled': 'Email not confirmed, event cancelled',
  'registered cancelled': 'Was registered, event cancelled',
  'waiting cancelled': 'Was waiting, event cancelled',
  'offered cancelled': 'Place was offered, event cancelled',
  came: 'Checked in',
  'not checked in': 'Not checked in',
  'asked over': 'Email was not confirmed',
  'registered over': 'Was registered',
  'waiting over': 'Didn’t get a place',
}

export type RegistrationStatusFacts = {
  state: BaseRegistrationStatus
  eventState?: EventLifecycleStatus | undefined
  hasEnded: boolean
  hasCome: boolean
  /** Only then is it certain who stayed away. */
  isCheckInDone: boolean
}

/** The others are final, whatever happens to the event. */
type Pending = Exclude<BaseRegistrationStatus, 'left' | 'removed' | 'lapsed'>

const isPending = (state: BaseRegistrationStatus): state is Pending =>
  state !== 'left' && state !== 'removed' && state !== 'lapsed'

export function registrationStatusOf(facts: RegistrationStatusFacts): RegistrationStatus {
  const { state, eventState, hasEnded, hasCome, isCheckInDone } = facts
  if (!isPending(state)) return state
  if (eventState) return `${state} ${eventState}`
  if (hasCome) return 'came'
  if (!hasEnded) return state
  if (state === 'offered') return 'lapsed'
  return state === 'registered' && isCheckInDone ? 'not checked in' : `${state} over`
}

/**
 * Filters in addition to the states. `active`: registered, waiting or offered. `queue`: waiting or offered. `absent`: registered
 * but not checked in.
 */
export const peopleGroups = ['active', 'queue', 'came', 'absent'] as const
export type PeopleFilter = BaseRegistrationStatus | (typeof peopleGroups)[number]

export const peopleFilters = [...baseStatusNames, ...peopleGroups] as const

export const peopleGroupLabels: Record<(typeof peopleGroups)[number], string> = {
  active: 'Registered or waiting',
  queue: 'Waiting list',
  came: 'Checked in',
  absent: 'Registered, not checked in',
}

export const peopleSorts = ['arrival', 'name', 'status'] as const
export type PeopleSort = (typeof peopleSorts)[number]
