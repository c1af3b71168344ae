import { getPageCalendar, type PageDay } from 'contract/content/page'
import { urlOf } from 'contract/platform/client'
import { formatCalendarDay, formatCalendarDays, monthNames } from '#app/lib/format-date'
import { CalendarLinks } from '#app/ui/calendar-links'

const monthOf = ({ from }: PageDay) => from.slice(0, '2026-11'.length)

function monthTitle(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames()[Number(number) - 1]} ${year}`
}

const spanOf = ({ from, until }: PageDay) =>
  until ? formatCalendarDays(from, until) : formatCalendarDay(from)

function Month({ month, days }: { month: string; days: readonly PageDay[] }) {
  return (
    <section className="unbroken">
      <h2 className="text-2xl text-heading md:text-3xl">{monthTitle(month)}</h2>
      <table className="mt-3 w-full table-fixed border-t-2 border-line-strong text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.map((day) => (
            <tr key={day._key}>
              <th
                scope="row"
                className="w-2/5 py-3 pr-4 align-top font-normal text-balance text-ink-soft"
              >
                {spanOf(day)}
              </th>
              <td className="py-3 align-top font-semibold text-ink">{day.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** As the preview of a draft may have it. */
const isDated = ({ from }: PageDay) => !Number.isNaN(Date.parse(from))

/** The panel keeps the days in any order. */
export function DaysByMonth({ slug, days }: { slug: string; days: readonly PageDay[] }) {
  const inOrder = days.filter(isDated).toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const months = [...new Set(inOrder.map(monthOf))]
  return (
    <div className="mb-12">
      <CalendarLinks path={urlOf(getPageCalendar, { params: { slug } })} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {months.map((month) => (
          <Month key={month} month={month} days={inOrder.filter((day) => monthOf(day) === month)} />
        ))}
      </div>
    </div>
  )
}
