import { isFiltered } from 'contract/events/event-filters'
import { eventGroup, eventGroupNames } from 'contract/events/event-status'
import { type EventsOverview, eventsPerPage } from 'contract/events/events'
import { formatCount } from 'contract/platform/format-count'
import type { ListedEvent } from '#app/data/events'
import { type EventListView, eventsPath } from '#app/lib/events-view'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { EventCalendarLinks, MonthByMonth } from './calendar-links'
import { EventFilters } from './event-filters'
import { EventGrid } from './event-grid'
import { countId, listId, resultText } from './event-list-parts'
import { NoEvents } from './events-notice'
import { FilterChips, OrderLinks } from './filter-chips'
import MoreEventsIsland from './more-events.island'
import { filters, groupLabels } from './status-texts'

type Archive = Pick<EventsOverview, 'counts' | 'years'> & {
  view: EventListView
  events: readonly ListedEvent[]
}

function YearLinks({ archive: { view, years } }: Props) {
  if (years.length === 0) return null
  return (
    <nav aria-labelledby="years" className="year-links print:hidden">
      <h2 id="years">Events by year</h2>
      <ul>
        {years.map(({ year, events }) => (
          <li key={year}>
            <Link
              to={`${eventsPath({ ...view, status: 'all', year: `${year}`, page: 1 })}#archive`}
              aria-current={`${year}` === view.year || undefined}
            >
              {year} <span>{formatCount(events)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function GroupedEvents({ archive: { events, view } }: Props) {
  const { now } = useSite()
  const groups = eventGroupNames.map((name) => ({
    name,
    events: events.filter((event) => eventGroup(event, now) === name),
  }))
  const hasComing = groups.some(({ name, events: group }) => name !== 'past' && group.length > 0)
  return groups.map(
    ({ name, events: group }) =>
      group.length > 0 && (
        <section key={name} aria-labelledby={name} className="mb-12 last:mb-0">
          {name === 'past' ? (
            <PastEvents events={group} isOpen={!hasComing || isFiltered(view)} />
          ) : (
            <>
              <h3 id={name} className="mb-5 border-b border-line pb-2 text-2xl text-heading">
                {groupLabels[name]}
              </h3>
              <EventGrid events={group} heading="h4" />
            </>
          )}
        </section>
      ),
  )
}

function PastEvents({ events, isOpen }: { events: readonly ListedEvent[]; isOpen: boolean }) {
  return (
    <details open={isOpen} className="past-events">
      <summary>
        <h3 id="past" className="text-2xl text-heading">
          {groupLabels.past}
        </h3>
        <span className="text-ink-muted">{formatCount(events.length)}</span>
      </summary>
      <EventGrid events={events} heading="h4" />
    </details>
  )
}

type Props = { archive: Archive }

export function EventsArchive({ archive }: Props) {
  const { view, counts } = archive
  const label = filters.find(({ filter }) => filter === view.status)?.label
  return (
    <div className="container-page py-14 md:py-20">
      <section aria-labelledby="archive">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="archive" className="scroll-mt-6 text-3xl text-heading md:text-4xl">
            {view.status === 'all' ? label : `${label} Events`}
          </h2>
          <EventCalendarLinks view={view}>
            <MonthByMonth view={view} />
          </EventCalendarLinks>
        </div>
        <EventFilters view={view} years={archive.years} />
        <div className="mt-6">
          <FilterChips counts={counts} view={view} />
        </div>
        <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-8">
          <ResultCount archive={archive} />
          <OrderLinks view={view} />
        </div>
        <ArchiveBody archive={archive} />
      </section>
      <YearLinks archive={archive} />
    </div>
  )
}

function ResultCount({ archive: { counts, events, view } }: Props) {
  return (
    <p id={countId} role="status" className="min-h-7 text-ink-muted">
      {events.length > 0 && resultText(events.length, counts[view.status])}
    </p>
  )
}

function ArchiveBody({ archive }: Props) {
  const { events, view } = archive
  if (events.length === 0) return <NoEvents filter={view.status} isNarrow={isFiltered(view)} />
  return (
    <>
      <div id={listId}>
        {view.status === 'all' ? (
          <GroupedEvents archive={archive} />
        ) : (
          <EventGrid events={events} />
        )}
      </div>
      <MoreEvents archive={archive} />
    </>
  )
}

function MoreEvents({ archive: { view, counts, events } }: Props) {
  const { page, status } = view
  const total = counts[status]
  const hasMore = (page - 1) * eventsPerPage + events.length < total
  const pathOfPage = (number: number) => `${eventsPath({ ...view, page: number })}#archive`
  return (
    <nav
      aria-label="More events"
      className="mt-10 flex flex-wrap justify-center gap-3 print:hidden"
    >
      {page > 1 && (
        <a href={pathOfPage(page - 1)} className="button-outline">
          <Icon of="arrow-left" className="size-4" />
          Previous page
        </a>
      )}
      {hasMore && (
        <MoreEventsIsland href={pathOfPage(page + 1)} shown={events.length} total={total} />
      )}
    </nav>
  )
}
