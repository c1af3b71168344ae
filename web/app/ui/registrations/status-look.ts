import type { RegistrationStatus } from 'contract/events/statuses'

const quiet = 'bg-well text-ink-soft'
const valid = 'bg-leaf-100 text-leaf-700'
const waits = 'bg-sky-100 text-sky-700'
const look = 'bg-gilt-soft text-gilt'
const off = 'bg-danger-50 text-danger-700'

export const statusColours: Record<RegistrationStatus, string> = {
  asked: quiet,
  registered: valid,
  waiting: waits,
  offered: look,
  left: quiet,
  removed: quiet,
  lapsed: quiet,
  'asked postponed': look,
  'registered postponed': look,
  'waiting postponed': look,
  'offered postponed': look,
  'asked cancelled': off,
  'registered cancelled': off,
  'waiting cancelled': off,
  'offered cancelled': off,
  'asked over': quiet,
  'registered over': quiet,
  'waiting over': quiet,
  came: valid,
  'not checked in': quiet,
}
