import type { RegistrationView } from 'contract/events/registrations'
import { eventWhenHere } from '#app/lib/event-when'
import { unbrokenTimes } from '#app/lib/unbroken-times'

export function WhenAndWhere({ of }: { of: RegistrationView }) {
  const { eventState, venue } = of
  const when = unbrokenTimes(eventWhenHere.whole(of))
  return (
    <p className="mt-1 text-ink-soft">
      {eventState ? <s>{when}</s> : when}
      {venue && ` · ${venue}`}
      {eventState === 'postponed' && <span className="block">New date to be announced</span>}
    </p>
  )
}
