import type { OfficeEvent } from 'contract/events/registration-office'
import type { RegistrationTerms } from 'contract/events/registrations'
import { formatDateTime } from '#app/lib/format-date-time'

type State = {
  text: string
  isOpen: boolean
  change?: { isOpen: boolean; label: string }
}

const over = (text: string): State => ({ text, isOpen: false })

export function registrationState(
  event: Pick<OfficeEvent, 'date' | 'eventState' | 'isDraft' | 'publishAt'>,
  { opensAt, closesAt }: Pick<RegistrationTerms, 'opensAt' | 'closesAt'>,
  now: Date,
): State {
  const at = now.toISOString()
  if (event.eventState) return over(`No registration while the event is ${event.eventState}`)
  if (event.date <= at) return over('Registration has ended')
  if (closesAt && closesAt <= at)
    return {
      ...over(`Registration closed on ${formatDateTime(closesAt)}`),
      change: { isOpen: true, label: 'Reopen registration' },
    }
  if (opensAt && opensAt > at)
    return {
      ...over(`Registration opens on ${formatDateTime(opensAt)}`),
      change: { isOpen: true, label: 'Open registration now' },
    }
  const change = { isOpen: false, label: 'Close registration now' }
  if (event.isDraft || (event.publishAt && event.publishAt > at))
    return { ...over('Registration opens when the event is public'), change }
  const until = closesAt ? `until ${formatDateTime(closesAt)}` : 'until the event starts'
  return { text: `Registration is open ${until}`, isOpen: true, change }
}
