import type { ScanOutcome } from 'contract/events/check-in'

/** What became of a scan, as the door and the office read it. */
export const scanWords: Record<ScanOutcome, string> = {
  in: 'Let in',
  double: 'Let in twice',
  invalid: 'Let in without a seat',
  unknown: 'Let in with a ticket that is gone',
  undone: 'Taken back',
}
