import type { ReportedEntry } from 'contract/content/reports'
import { formatCalendarDay } from '#app/lib/format-date'

export function reviewText({ review: { owner, due } }: Pick<ReportedEntry, 'review'>): string {
  const who = owner ? `Owner: ${owner}` : 'No owner'
  if (!due) return `${who}, no review date`
  const day = formatCalendarDay(due.by)
  return due.isOver ? `${who}, review was due ${day}` : `${who}, review due ${day}`
}
