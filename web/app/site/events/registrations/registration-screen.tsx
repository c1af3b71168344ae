import { useQuery } from '@tanstack/react-query'
import { getEventCalendar } from 'contract/events/events'
import { type RegistrationView, registrationLinkExpired } from 'contract/events/registrations'
import { urlOf } from 'contract/platform/client'
import { registrationQuery } from '#app/data/registrations'
import { pathOf } from '#app/framework/addresses/path-of'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { NotLoaded } from '#app/ui/not-loaded'
import { RegistrationPass } from '#app/ui/registration-pass'
import { LeaveQuestion } from '#app/ui/registrations/leave-question'
import { ownStatus } from '#app/ui/registrations/own-status'
import { RegistrationStatusBadge } from '#app/ui/registrations/status-badge'
import { WhenAndWhere } from '#app/ui/registrations/when-and-where'
import SavedAnswers from './saved-answers.island'

/** Opening the link changes nothing, because mail scanners follow links. */
export function RegistrationScreen({ token }: { token: string }) {
  const query = useQuery(registrationQuery(token))
  if (!query.data) return <NotLoaded />
  const { registration } = query.data
  if (!registration) return <LinkIsOver />
  return (
    <div className="grid gap-6">
      <Registration registration={registration} />
      <RegistrationPass token={token} />
    </div>
  )
}

const LinkIsOver = () => (
  <div className="grid gap-6">
    <p className="text-lg">{registrationLinkExpired}</p>
    <Link to={pathOf('events')} className="button-primary justify-self-start">
      All events
    </Link>
  </div>
)

function Registration({ registration }: { registration: RegistrationView }) {
  const { title, name, email, reason, eventId, isDeleted } = registration
  return (
    <div className="grid gap-6">
      <section className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7">
        <RegistrationStatusBadge standing={registration.standing} />
        <h2 className="mt-3 text-2xl wrap-anywhere text-heading">
          {isDeleted ? (
            title
          ) : (
            <Link to={pathOf('event', { eventId })} className="hover:underline">
              {title}
            </Link>
          )}
        </h2>
        <WhenAndWhere of={registration} />
        <p className="mt-4 text-lg font-semibold">{ownStatus(registration)}</p>
        {reason && <p className="mt-2 wrap-anywhere">{`Reason: ${reason}`}</p>}
        <p className="mt-2 wrap-anywhere text-ink-soft">
          {name} · {email}
        </p>
        <Acts registration={registration} />
        <SavedAnswers eventId={eventId} isSent />
      </section>
    </div>
  )
}

/** The forms post to the page's own URL, which identifies the registration. */
function Acts({ registration }: { registration: RegistrationView }) {
  const { state, isOpen, canLeave, eventId } = registration
  const main = { asked: 'confirm', offered: 'accept' } as const
  const labels = { asked: 'Yes, register me', offered: 'Take my place' } as const
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow print:hidden">
      {isOpen && (state === 'asked' || state === 'offered') && (
        <form method="post" className="grid">
          <button type="submit" name="act" value={main[state]} className="button-primary">
            {labels[state]}
          </button>
        </form>
      )}
      {state === 'registered' && isOpen && (
        <a href={urlOf(getEventCalendar, { params: { _id: eventId } })} className="button-outline">
          <Icon of="calendar-plus" className="size-4.5" />
          Add to calendar
        </a>
      )}
      {canLeave && state === 'asked' && (
        <form method="post" className="grid">
          <button type="submit" name="act" value="leave" className="button-outline">
            No, remove my address
          </button>
        </form>
      )}
      <LeaveQuestion own={registration} />
    </div>
  )
}
