import { useInfiniteQuery } from '@tanstack/react-query'
import type { OfficeEvent } from 'contract/events/registration-office'
import { formatCount } from 'contract/platform/format-count'
import { CalendarOff, CalendarPlus } from 'lucide'
import { type OfficeEventsQuery, officeEventsQuery } from '#app/data/registration-office'
import { eventWhenHere } from '#app/lib/event-when'
import { Button } from '../../shell/button'
import { Notice } from '../../shell/list/list-notices'
import { loadedEntries } from '../../shell/list/loaded-entries'
import { SearchList } from '../../shell/list/search-list'
import { useListSearch } from '../../shell/list/use-list-search'
import type { PanelProps } from '../../shell/panel'
import { openEvent } from '../hub/open-event'

const whens: Record<OfficeEventsQuery['when'], string> = {
  ahead: 'Upcoming',
  over: 'Started or over',
}
const isWhen = (name: string | undefined): name is OfficeEventsQuery['when'] =>
  name !== undefined && Object.hasOwn(whens, name)

/** The tab that each list of events opens. */
const tabs = { registrations: 'people', attendance: 'checkIn' } as const

type OfficeEventsProps = PanelProps & {
  view: keyof typeof tabs
  first: OfficeEventsQuery['when']
}

export const RegistrationsView = ({ panel }: PanelProps) => (
  <OfficeEvents view="registrations" first="ahead" panel={panel} />
)

export const AttendanceView = ({ panel }: PanelProps) => (
  <OfficeEvents view="attendance" first="over" panel={panel} />
)

function OfficeEvents({ view, first, panel }: OfficeEventsProps) {
  const { when, search } = panel.start.choice ?? {}
  const filtered = useListSearch(isWhen(when) ? when : first, search)
  const { filter, debouncedSearch } = filtered
  const list = useInfiniteQuery(officeEventsQuery({ when: filter, search: debouncedSearch }))
  const events = loadedEntries(list.data?.pages, (page) => page.events)
  const open = (eventId: string) =>
    openEvent(panel, {
      eventId,
      tab: tabs[view],
      from: view,
      choice: { when: filter, search: filtered.search },
    })
  return (
    <section aria-label="Events with registration" className="grid gap-5">
      <SearchList
        {...{ filteredList: filtered, list }}
        entries={events}
        noun="events"
        searchHint="Search by title"
        filter={{ label: 'Events', options: whens }}
        noneYet={<NoneYet first={first} panel={panel} />}
      >
        {events.length > 0 && <EventList events={events} onOpen={open} />}
      </SearchList>
    </section>
  )
}

const noneYet = {
  ahead: {
    title: 'No upcoming events',
    text: 'Add an event first. To see earlier ones, choose “Started or over”.',
  },
  over: {
    title: 'No event has started yet',
    text: 'Attendance appears here once an event starts. To see later ones, choose “Upcoming”.',
  },
} as const satisfies Record<OfficeEventsQuery['when'], { title: string; text: string }>

const NoneYet = ({ first, panel }: PanelProps & Pick<OfficeEventsProps, 'first'>) => (
  <Notice icon={CalendarOff} {...noneYet[first]}>
    {first === 'ahead' && panel.canOpen('add-event') && (
      <Button tone="primary" icon={CalendarPlus} onClick={() => panel.open('add-event')}>
        Add Event
      </Button>
    )}
  </Notice>
)

type EventListProps = { events: readonly OfficeEvent[]; onOpen: (eventId: string) => void }

const EventList = ({ events, onOpen }: EventListProps) => (
  <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card">
    {events.map((event) => (
      <li key={event._id}>
        <button
          type="button"
          onClick={() => onOpen(event._id)}
          className="grid w-full gap-1 px-4 py-3 text-left hover:bg-tint sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4"
        >
          <span className="min-w-0">
            <span translate="no" className="block font-semibold wrap-anywhere text-heading">
              {event.title}
            </span>
            <span className="block text-ink-soft">
              {eventWhenHere.whole(event)}
              {event.eventState && ` · ${event.eventState}`}
            </span>
          </span>
          <span className="text-ink-soft tabular-nums sm:text-right">{summaryOf(event)}</span>
        </button>
      </li>
    ))}
  </ul>
)

function summaryOf({ capacity, counts }: OfficeEvent): string {
  if (capacity === undefined) return 'No registration'
  const { registered, offered, waiting } = counts
  const offers = offered > 0 ? `, ${formatCount(offered)} offered` : ''
  const line = waiting > 0 ? `, ${formatCount(waiting)} waiting` : ''
  return `${formatCount(registered)} of ${formatCount(capacity)} registered${offers}${line}`
}
