import { useQuery } from '@tanstack/react-query'
import { comingEventsQuery } from '#app/data/events'
import { homeQuery } from '#app/data/site-content'
import { pathOf } from '#app/framework/addresses/path-of'
import { useComing } from '#app/lib/use-event-day'
import { Link } from '#app/ui/link'
import { HomeEventRow } from './event-row'
import { HomeEventsFailed, NoHomeEvents } from './events-notice'

/** More are one click away, and each one makes the page larger. */
const maxCards = 6

export function ComingEvents() {
  const { data: home } = useQuery(homeQuery())
  const { data } = useQuery(comingEventsQuery())
  const events = useComing(data)?.slice(0, maxCards)
  return (
    <section
      aria-labelledby="events-title"
      className="late-layout-[33rem]/2 border-t border-line bg-tint py-9 md:late-layout-[46rem] lg:late-layout-[55rem] md:py-20"
    >
      <div className="container-page mb-4 flex flex-wrap items-end justify-between gap-x-4 md:mb-8">
        <div>
          {home?.aboveEvents && <p className="eyebrow text-gilt">{home.aboveEvents}</p>}
          <h2 id="events-title" className="mt-3 text-2xl text-heading md:text-4xl">
            Upcoming Events
          </h2>
        </div>
        <Link
          to={pathOf('events')}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline decoration-gold-500 underline-offset-4 hover:decoration-2"
        >
          View all events
        </Link>
      </div>
      {!events && <HomeEventsFailed />}
      {events && (events.length > 0 ? <HomeEventRow events={events} /> : <NoHomeEvents />)}
    </section>
  )
}
