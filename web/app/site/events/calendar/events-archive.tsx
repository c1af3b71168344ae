import { eventGroup, eventGroupNames } from 'contract/events/event-status'
import { formatCount } from 'contract/platform/format-count'
import type { ListedEvent } from '#app/data/events'
import { eventsPath } from '#app/lib/events-view'
import { useSite } from '#app/lib/site'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { Loading } from '#app/ui/loading'
import { CalendarLinks, MonthByMonth } from './calendar-links'
import { EventFilters } from './event-filters'
import { EventGrid } from './event-grid'
import { EventsFailed, NoEvents } from './events-notice'
import { FilterChips, OrderLinks } from './filter-chips'
import { filters, groupLabels } from './status-texts'
import type { EventsArchiveState as Archive, EventsArchiveState } from './use-events-archive'

function YearLinks({ archive: { view, years } }: { archive: EventsArchiveState }) {
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

function GroupedEvents({ events }: { events: readonly ListedEvent[] }) {
  const { now } = useSite()
  return eventGroupNames.map((name) => {
    const group = events.filter((event) => eventGroup(event, now) === name)
    return (
      group.length > 0 && (
        <section key={name} aria-labelledby={name} className="mb-12 last:mb-0">
          <h3 id={name} className="mb-5 border-b border-line pb-2 text-2xl text-heading">
            {groupLabels[name]}
          </h3>
          <EventGrid events={group} heading="h4" />
        </section>
      )
    )
  })
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
          <CalendarLinks view={view}>
            <MonthByMonth view={view} />
          </CalendarLinks>
        </div>
        <EventFilters archive={archive} />
        {counts && (
          <div className="mt-6">
            <FilterChips counts={counts} view={view} />
          </div>
        )}
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
    <p role="status" className="min-h-7 text-ink-muted">
      {counts && events && events.length > 0
        ? `Showing ${formatCount(events.length)} of ${formatCount(counts[view.status])} events`
        : ''}
    </p>
  )
}

function ArchiveBody({ archive }: Props) {
  const { events, error, view, isNarrow } = archive
  if (error) return <EventsFailed />
  if (!events) return <Loading>Loading amazing events...</Loading>
  if (events.length === 0) return <NoEvents filter={view.status} isNarrow={isNarrow} />
  return (
    <>
      {view.status === 'all' ? <GroupedEvents events={events} /> : <EventGrid events={events} />}
      <MoreEvents archive={archive} />
    </>
  )
}

/** With scripts, more events are added in place. */
function MoreEvents({ archive }: Props) {
  const { view, hasMore, isNarrow, isGrowing, nextPage, showMore } = archive
  return (
    <nav
      aria-label="More events"
      className="mt-10 flex flex-wrap justify-center gap-3 print:hidden"
    >
      {view.page > 1 && (
        <a
          href={`${eventsPath({ ...view, page: view.page - 1 })}#archive`}
          className="button-outline"
        >
          <Icon of="arrow-left" className="size-4" />
          Previous page
        </a>
      )}
      {hasMore && (
        <Link
          to={`${eventsPath({ ...view, page: nextPage })}#archive`}
          className="button-primary"
          aria-disabled={isGrowing}
          onClick={(click) => {
            // Filtered lists come from the server, one page at a time.
            if (isNarrow) return
            click.preventDefault()
            if (!isGrowing) showMore()
          }}
        >
          {isGrowing ? 'Loading amazing events...' : 'Show more events'}
        </Link>
      )}
    </nav>
  )
}
