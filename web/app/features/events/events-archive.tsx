import { ArrowLeft, CalendarPlus } from 'lucide-react'
import { Link } from 'react-router'
import { Loading } from '#app/components/loading'
import { EventGrid } from './event-grid'
import { EventsFailed, NoEvents } from './events-notice'
import { FilterChips } from './filter-chips'
import { filters } from './status-texts'
import type { useEventsArchive } from './use-events-archive'

type Props = { page: number; archive: ReturnType<typeof useEventsArchive> }

/** The list of events with its filters, growing as the visitor asks for more. */
export function EventsArchive({ page, archive }: Props) {
  const { filter, counts, choose } = archive
  const label = filters.find((entry) => entry.filter === filter)?.label
  return (
    <section aria-labelledby="archive-title" className="container-page py-14 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="archive-title" className="text-3xl text-heading md:text-4xl">
          {filter === 'all' ? label : `${label} Events`}
        </h2>
        <a
          href="/events.ics"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2 print:hidden"
        >
          <CalendarPlus aria-hidden="true" className="size-5 text-gilt" />
          Subscribe to the calendar
        </a>
      </div>
      {counts && (
        <div className="mt-6">
          <FilterChips counts={counts} chosen={filter} onChoose={choose} />
        </div>
      )}
      <ShownCount archive={archive} />
      <ArchiveBody page={page} archive={archive} />
    </section>
  )
}

const inWords = (count: number) => count.toLocaleString('en-US')

function ShownCount({ archive: { counts, events, filter } }: Pick<Props, 'archive'>) {
  return (
    <p role="status" className="mt-5 mb-6 min-h-7 text-ink-muted">
      {counts && events && events.length > 0
        ? `Showing ${inWords(events.length)} of ${inWords(counts[filter])} events`
        : ''}
    </p>
  )
}

function ArchiveBody({ page, archive }: Props) {
  const { events, error, filter, choose } = archive
  if (error) return <EventsFailed />
  if (!events) return <Loading>Loading amazing events...</Loading>
  if (events.length === 0) return <NoEvents filter={filter} onViewAll={() => choose('all')} />
  return (
    <>
      <EventGrid events={events} />
      <MoreEvents page={page} archive={archive} />
    </>
  )
}

/** Links to the pages of the archive; with scripts, more grows in place. */
function MoreEvents({ page, archive: { filter, hasMore, isGrowing, nextPage, showMore } }: Props) {
  return (
    <nav
      aria-label="More events"
      className="mt-10 flex flex-wrap justify-center gap-3 print:hidden"
    >
      {page > 1 && filter === 'all' && (
        <Link
          to={page === 2 ? '/events' : `/events?page=${page - 1}`}
          reloadDocument
          className="button-outline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Previous page
        </Link>
      )}
      {hasMore && (
        <Link
          to={`/events?page=${nextPage}`}
          className="button-primary"
          aria-disabled={isGrowing}
          onClick={(click) => {
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
