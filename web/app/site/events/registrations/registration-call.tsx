import type { Event } from 'contract/events/events'
import { countOf } from 'contract/platform/format-count'
import { useRegistration } from './use-registration'

/** In the first screen of an event's page, where its registration is further down. */
export function RegistrationCall({ event }: { event: Pick<Event, '_id' | 'date'> }) {
  const registration = useRegistration(event)
  if (!registration) return null
  const { terms, opensOn, isLate } = registration
  if (opensOn || isLate)
    return (
      <p className="mt-5 font-semibold text-gold-300">
        {opensOn ? `Registration opens on ${opensOn}` : 'Registration is closed'}
      </p>
    )
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <a href="#registration" className="button-gold">
        Register
      </a>
      <span className="text-sand-200">{countOf(terms.capacity, 'place', 'places')} in all</span>
    </p>
  )
}
