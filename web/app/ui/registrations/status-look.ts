import type { Standing } from 'contract/events/statuses'

const quiet = 'bg-well text-ink-soft'
const good = 'bg-leaf-100 text-leaf-700'
const waits = 'bg-sky-100 text-sky-700'
const look = 'bg-gilt-soft text-gilt'
const off = 'bg-danger-50 text-danger-700'

export const standingColours: Record<Standing, string> = {
  asked: quiet,
  registered: good,
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
  came: good,
  'not checked in': quiet,
}
