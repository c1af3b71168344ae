import type { ScanStatus } from 'contract/events/check-in'

export const scanStatusTexts: Record<ScanStatus, string> = {
  in: 'Let in',
  double: 'Scanned twice',
  invalid: 'Let in without a seat',
  unknown: 'Let in with a deleted ticket',
  undone: 'Undone',
}
