import { useQuery } from '@tanstack/react-query'
import type { Event } from 'contract/events/events'
import { seatTermsQuery } from '#app/data/registrations'
import { formatDateTime } from '#app/lib/format-date-time'
import { useSite } from '#app/lib/site'
import { useGivenRejectedForm } from '#app/lib/use-rejected-form'
import RegistrationIsland from './registration-box.island'

/** Holds only what is the same for everyone, so that the page can be cached. */
export function RegistrationBox({ event }: { event: Pick<Event, '_id' | 'date'> }) {
  const { data } = useQuery(seatTermsQuery(event._id))
  const { now } = useSite()
  const rejected = useGivenRejectedForm()
  const terms = data?.terms
  if (!terms || data.eventState || Date.parse(event.date) <= now.getTime()) return null
  const { opensAt, closesAt } = terms
  const timestamp = now.toISOString()
  return (
    <section aria-labelledby="registration" className="rounded-card bg-card p-6 shadow-card">
      <h2 id="registration" className="mb-3 text-xl text-heading">
        Registration
      </h2>
      {opensAt !== undefined && opensAt > timestamp ? (
        <p>Registration opens on {formatDateTime(opensAt)}.</p>
      ) : (
        <RegistrationIsland
          eventId={event._id}
          terms={terms}
          isLate={closesAt !== undefined && closesAt <= timestamp}
          closes={closesAt && formatDateTime(closesAt)}
          rejected={rejected}
        />
      )}
    </section>
  )
}
