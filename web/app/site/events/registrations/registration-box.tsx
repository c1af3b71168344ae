import type { Event } from 'contract/events/events'
import { useGivenRejectedForm } from '#app/lib/use-rejected-form'
import RegistrationIsland from './registration-box.island'
import { useRegistration } from './use-registration'

/** Holds only what is the same for everyone, so that the page can be cached. */
export function RegistrationBox({ event }: { event: Pick<Event, '_id' | 'date'> }) {
  const registration = useRegistration(event)
  const rejected = useGivenRejectedForm()
  if (!registration) return null
  const { terms, opensOn, isLate, closes } = registration
  return (
    <section aria-labelledby="registration" className="rounded-card bg-card p-6 shadow-card">
      <h2 id="registration" className="mb-3 text-xl text-heading">
        Registration
      </h2>
      {opensOn ? (
        <p>Registration opens on {opensOn}.</p>
      ) : (
        <RegistrationIsland
          eventId={event._id}
          terms={terms}
          isLate={isLate}
          closes={closes}
          rejected={rejected}
        />
      )}
    </section>
  )
}
