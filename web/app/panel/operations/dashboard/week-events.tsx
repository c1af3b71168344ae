import { titleWithStatus } from 'contract/events/event-status'
import type { EventOfWeek } from 'contract/operations/today'
import { ChevronRight } from 'lucide'
import { eventWhenHere } from '#app/lib/event-when'
import { formatDay, formatMonth } from '#app/lib/format-date'
import { Icon } from '#app/ui/icon'
import { openEvent } from '../../events/hub/open-event'
import { Button } from '../../shell/button'
import { Card } from '../../shell/card'
import type { Panel, PanelProps } from '../../shell/panel'

const maxEvents = 6

const seatsText = ({ capacity, taken, waiting }: NonNullable<EventOfWeek['seats']>) =>
  `${taken} of ${capacity} seats taken${waiting > 0 ? `, ${waiting} waiting` : ''}`

function openFromWeek(panel: Panel, { _id, title }: EventOfWeek) {
  if (panel.canOpen('event')) openEvent(panel, { eventId: _id, tab: 'details', from: 'dashboard' })
  else panel.open('events', { choice: { search: title } })
}

export function WeekEvents({ panel, events }: PanelProps & { events: readonly EventOfWeek[] }) {
  return (
    <Card title="Events this week" className="@container p-4 sm:p-6">
      {events.length === 0 && (
        <p className="mt-4 text-ink-soft">No events in the next seven days.</p>
      )}
      {events.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {events.slice(0, maxEvents).map((event) => (
            <li key={event._id}>
              <WeekEvent event={event} onOpen={() => openFromWeek(panel, event)} />
            </li>
          ))}
        </ul>
      )}
      {events.length > maxEvents && (
        <Button
          tone="link"
          onClick={() => panel.open('events', { choice: { filter: 'upcoming' } })}
        >
          {`Show all ${events.length}`}
        </Button>
      )}
    </Card>
  )
}

function WeekEvent({ event, onOpen }: { event: EventOfWeek; onOpen: () => void }) {
  const { date, venue, seats } = event
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-4 py-3 text-left text-ink hover:text-accent @max-[15rem]:flex-col @max-[15rem]:items-start @max-[15rem]:gap-2"
    >
      <time
        dateTime={date}
        className="grid w-12 shrink-0 rounded-md bg-well py-1 text-center leading-tight text-ink"
      >
        <span className="text-sm text-ink-soft">{formatMonth(date)}</span>{' '}
        <span className="text-lg font-semibold tabular-nums">{formatDay(date)}</span>
      </time>{' '}
      <span className="grid min-w-0 flex-1 @max-[15rem]:w-full">
        <span className="font-semibold wrap-anywhere">{titleWithStatus(event)}</span>{' '}
        <span className="text-[0.9375rem] wrap-anywhere text-ink-muted">
          {eventWhenHere.hours(event)}
          {venue && (
            <>
              {' · '}
              <bdi>{venue}</bdi>
            </>
          )}
          {seats && ` · ${seatsText(seats)}`}
        </span>
      </span>
      <Icon of={ChevronRight} className="size-5 shrink-0 text-ink-muted @max-[15rem]:hidden" />
    </button>
  )
}
