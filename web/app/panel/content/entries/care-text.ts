import type { ReportedEntry } from 'contract/content/reports'
import { formatCalendarDay } from '#app/lib/format-date'

/** Who looks after an entry, and when it is to be looked at. */
export function careText({ review: { owner, due } }: Pick<ReportedEntry, 'review'>): string {
  const who = owner ? `${owner} looks after it` : 'Nobody looks after it'
  if (!due) return `${who}, without a day for another look`
  const day = formatCalendarDay(due.by)
  return due.isOver
    ? `${who}. It was to be looked at by ${day}`
    : `${who}. To be looked at by ${day}`
}
