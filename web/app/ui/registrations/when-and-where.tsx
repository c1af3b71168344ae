import type { ShownRegistration } from 'contract/events/registrations'
import { eventWhen } from '#app/lib/event-when'

export function WhenAndWhere({ of }: { of: ShownRegistration }) {
  const { eventState, venue } = of
  const when = eventWhen.whole(of)
  return (
    <p className="mt-1 text-ink-soft">
      {eventState ? <s>{when}</s> : when}
      {venue && ` · ${venue}`}
      {eventState === 'postponed' && <span className="block">New date to be announced</span>}
    </p>
  )
}
