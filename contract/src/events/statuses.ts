import type { EventState } from './event-status.ts'

/**
 * What became of a registration. `asked` waits for its address to be proven, and holds nothing; the next three are in force;
 * the others are over: who left, whom staff took out, and who let an offer lapse.
 */
export const stateNames = [
  'asked',
  'registered',
  'waiting',
  'offered',
  'left',
  'removed',
  'lapsed',
] as const
export type RegistrationState = (typeof stateNames)[number]

/** What each is called. */
export const registrationStates: Record<RegistrationState, string> = {
  asked: 'Email not confirmed',
  registered: 'Registered',
  waiting: 'Waiting',
  offered: 'Offered a place',
  left: 'Gave up place',
  removed: 'Removed',
  lapsed: 'Offer expired',
}

/**
 * How a registration stands, all told: what became of it, of its event, and whether whoever has it was let in. `over` is said
 * of an event that has ended.
 */
export const standings = [
  ...stateNames,
  ...['asked postponed', 'registered postponed', 'waiting postponed', 'offered postponed'],
  ...['asked cancelled', 'registered cancelled', 'waiting cancelled', 'offered cancelled'],
  ...['asked over', 'registered over', 'waiting over', 'came', 'not checked in'],
] as const
export type Standing = (typeof standings)[number]

/** What each is called, to whoever has it and to the office. */
export const standingLabels: Record<Standing, string> = {
  ...registrationStates,
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

/** What a standing follows from. */
export type StandingFacts = {
  state: RegistrationState
  eventState?: EventState | undefined
  /** Whether the event has ended. */
  hasEnded: boolean
  /** Whether somebody was let in with this registration. */
  hasCome: boolean
  /** Whether its door is closed for good and let anybody in: else nobody knows who stayed away. */
  isDoorDone: boolean
}

/** Those that something can still become of; the others are over whatever becomes of the event. */
type Pending = Exclude<RegistrationState, 'left' | 'removed' | 'lapsed'>

const isPending = (state: RegistrationState): state is Pending =>
  state !== 'left' && state !== 'removed' && state !== 'lapsed'

/** How a registration stands: the one place that says it, for pages, lists and files alike. */
export function standingOf(facts: StandingFacts): Standing {
  const { state, eventState, hasEnded, hasCome, isDoorDone } = facts
  if (!isPending(state)) return state
  if (eventState) return `${state} ${eventState}`
  if (hasCome) return 'came'
  if (!hasEnded) return state
  if (state === 'offered') return 'lapsed'
  return state === 'registered' && isDoorDone ? 'not checked in' : `${state} over`
}
