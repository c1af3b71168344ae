import { useQuery } from '@tanstack/react-query'
import type { Attendances } from 'contract/events/attendance'
import type { AttendanceCounts } from 'contract/events/check-in'
import { formatCount } from 'contract/platform/format-count'
import { lastAttendanceQuery } from '#app/data/attendance'
import { eventWhenHere } from '#app/lib/event-when'
import { openEvent } from '../../events/hub/open-event'
import type { PanelProps } from '../../shell/panel'
import { ChartCard } from './chart-card'

type OfEvent = Attendances['events'][number]

const hashOf = (events: readonly OfEvent[], name: keyof AttendanceCounts) =>
  events.reduce((sum, { counts }) => sum + counts[name], 0)

function summaryOf(events: readonly OfEvent[]): string {
  if (events.length === 0) return 'No past events with registrations yet.'
  const text = (name: keyof AttendanceCounts) => formatCount(hashOf(events, name))
  const last = events.length === 1 ? 'the last event' : `the last ${events.length} events`
  return `In ${last}: ${text('registered')} registered, ${text('came')} attended, ${text('waiting')} did not get a seat.`
}

const columns = ['Registered', 'Attended', 'Waiting'] as const

/** A table; its bars are decoration. */
export function AttendanceChart({ panel }: PanelProps) {
  const { data, isError } = useQuery(lastAttendanceQuery())
  const events = data?.events
  const highest = Math.max(
    1,
    ...(events ?? []).flatMap(({ counts }) => [counts.registered, counts.came]),
  )
  return (
    <ChartCard title="Attendance" summary={events && summaryOf(events)} hasFailed={isError}>
      {events && events.length > 0 && (
        <table className="w-full text-left text-[0.9375rem] @max-sm:block">
          <thead className="@max-sm:sr-only">
            <tr className="border-b border-line-strong">
              <th className="py-2 font-semibold">Event</th>
              {columns.map((column) => (
                <th key={column} className="py-2 pl-3 text-right font-semibold">
                  {column}
                </th>
              ))}
              <td aria-hidden="true" className="hidden w-2/5 pl-5 text-ink-muted @2xl:table-cell">
                Top: registered, bottom: attended
              </td>
            </tr>
          </thead>
          <tbody className="@max-sm:block">
            {events.map((event) => (
              <Row key={event._id} {...{ event, highest, panel }} />
            ))}
          </tbody>
        </table>
      )}
    </ChartCard>
  )
}

const width = 100

function Row({ event, highest, panel }: PanelProps & { event: OfEvent; highest: number }) {
  const { _id, title, counts } = event
  const numbers = [counts.registered, counts.came, counts.waiting]
  return (
    <tr className="border-b border-line last:border-b-0 @max-sm:block @max-sm:pb-3">
      <th scope="row" className="font-normal wrap-anywhere @max-sm:block">
        <button
          translate="no"
          type="button"
          className="min-h-11 text-left font-semibold text-accent underline-offset-4 hover:underline"
          onClick={() => openEvent(panel, { eventId: _id, tab: 'checkIn', from: 'dashboard' })}
        >
          {title}
        </button>
        <span className="block pb-2 text-ink-muted">{eventWhenHere.days(event)}</span>
      </th>
      {numbers.map((number, index) => (
        <td
          key={columns[index]}
          className="text-right font-semibold tabular-nums @max-sm:mr-4 @max-sm:inline-block @sm:py-2 @sm:pl-3"
        >
          <span className="font-normal text-ink-muted @sm:hidden">{`${columns[index]} `}</span>
          {formatCount(number)}
        </td>
      ))}
      <td aria-hidden="true" className="hidden pl-5 @2xl:table-cell">
        <svg
          viewBox={`0 0 ${width} 22`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-9 w-full"
        >
          <rect
            width={(counts.registered / highest) * width}
            height="10"
            className="fill-accent/45"
          />
          <rect
            y="12"
            width={(counts.came / highest) * width}
            height="10"
            className="fill-accent"
          />
        </svg>
      </td>
    </tr>
  )
}
