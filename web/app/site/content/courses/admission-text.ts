import type { Admission } from 'contract/content/admission'
import { formatCalendarDay } from '#app/lib/format-date'

export function admissionText(admission: Admission): string {
  if (admission.state === 'closed') return 'Closed'
  if (admission.state === 'opens') return `Opens on ${formatCalendarDay(admission.day)}`
  return admission.day ? `Open until ${formatCalendarDay(admission.day)}` : 'Open'
}
