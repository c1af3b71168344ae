import { college } from 'college/facts'
import { endOfDay } from 'contract/content/admission'
import type { Course } from 'contract/content/courses'
import { formatCalendarDay } from '#app/lib/format-date'
import { useSite } from '#app/lib/site'

type AdmissionDay = { key: string; name: string; day: string }

function daysOf({ opensOn, closesOn, dates }: Course): AdmissionDay[] {
  const own = dates.flatMap(({ _key, name, day }) => (day ? { key: _key, name, day } : []))
  const applying = [
    { key: 'opens', name: 'Applications open', day: opensOn },
    { key: 'closes', name: 'Last day to apply', day: closesOn },
  ].flatMap(({ key, name, day }) => (day ? { key, name, day } : []))
  return [...applying, ...own].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

export const hasDates = (course: Course) => course.dates.some(({ day }) => day)

export function AdmissionDates({ course }: { course: Course }) {
  const now = useSite().now.toISOString()
  const isOver = (day: string) => endOfDay(day, college.timeZone) <= now
  const days = daysOf(course)
  const next = days.find(({ day }) => !isOver(day))
  return (
    <ol className="max-w-prose divide-y divide-line border-y border-line">
      {days.map(({ key, name, day }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
          <span className={isOver(day) ? 'text-ink-muted' : 'font-semibold text-heading'}>
            {name}
          </span>
          <span className="ml-auto flex gap-3 text-ink-soft">
            {isOver(day) && <span className="text-ink-muted">Over</span>}
            {key === next?.key && (
              <span className="rounded-full bg-gilt-soft px-2.5 font-semibold text-gilt">Next</span>
            )}
            <time dateTime={day}>{formatCalendarDay(day)}</time>
          </span>
        </li>
      ))}
    </ol>
  )
}
