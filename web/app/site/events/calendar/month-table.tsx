import { college } from 'college/facts'
import type { MonthEvent } from 'contract/events/event-months'
import { lifecycleLabels } from 'contract/events/event-status'
import { localDay } from 'contract/platform/zoned-time'
import { pathOf } from '#app/framework/addresses/path-of'
import { eventWhenHere } from '#app/lib/event-when'
import { useSite } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { eventsByDay, fullDayText, fullMonthText, weekDays, weeksOf } from './month-days'

type MonthTableProps = { month: string; events: readonly MonthEvent[] }

/** On phones it is laid out as a list; the explicit role keeps it a table for assistive technology. */
export function MonthTable({ month, events }: MonthTableProps) {
  const { now } = useSite()
  const today = localDay(now.toISOString(), college.timeZone)
  const byDay = eventsByDay(month, events)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: browsers drop the role of a table that is laid out as blocks
    <table role="table" className="month-table">
      <caption>{`Events in ${fullMonthText(month)}`}</caption>
      <thead>
        <tr>
          {weekDays().map(({ long, short }) => (
            <th key={long} scope="col" abbr={long}>
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (
              <Day
                key={day ?? `${index}-${column}`}
                day={day}
                isToday={day === today}
                events={(day && byDay.get(day)) || []}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = { day: string | undefined; isToday: boolean; events: readonly MonthEvent[] }

function Day({ day, isToday, events }: DayProps) {
  if (!day) return <td className="month-gap" />
  return (
    <td data-empty={events.length === 0 || undefined} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={day}>
        <span aria-hidden="true">{Number(day.slice(-2))}</span>
        <span>{fullDayText(day)}</span>
        {isToday && <b>Today</b>}
      </time>
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <li key={event._id}>
              <MonthLink event={event} day={day} />
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

function MonthLink({ event, day }: { event: MonthEvent; day: string }) {
  const { _id, title, state } = event
  return (
    <>
      <Link to={pathOf('event', { eventId: _id })} className={state && 'line-through'}>
        {title}
      </Link>
      <small>{state ? lifecycleLabels[state] : eventWhenHere.hoursOn(event, day)}</small>
    </>
  )
}
