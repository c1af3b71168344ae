import type { ScanOutcome } from 'contract/events/check-in'

export const scanWords: Record<ScanOutcome, string> = {
  in: 'Let in',
  double: 'Scanned twice',
  invalid: 'Let in without a seat',
  unknown: 'Let in with a deleted ticket',
  undone: 'Undone',
}
