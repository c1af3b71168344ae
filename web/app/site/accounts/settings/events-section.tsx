import { useQuery } from '@tanstack/react-query'
import { getEventCalendar } from 'contract/events/events'
import type { listOwnRegistrations } from 'contract/events/registrations'
import type { ResponseOf } from 'contract/platform/client'
import { urlOf } from 'contract/platform/client'
import { ownRegistrationsQuery, useOwnRegistration } from '#app/data/registrations'
import { pathOf } from '#app/framework/addresses/path-of'
import { messageOf } from '#app/lib/as-rejection'
import { useFocusRestorer } from '#app/lib/use-focus-restorer'
import { Icon } from '#app/ui/icon'
import { Link } from '#app/ui/link'
import { RegistrationPass } from '#app/ui/registration-pass'
import { LeaveQuestion } from '#app/ui/registrations/leave-question'
import { ownStatus } from '#app/ui/registrations/own-status'
import { RegistrationStatusBadge } from '#app/ui/registrations/status-badge'
import { WhenAndWhere } from '#app/ui/registrations/when-and-where'
import { showToast } from '#app/ui/toaster'
import { useSessionCheck } from '../use-session-check'
import { SettingsCard } from './settings-card'

const failed = 'That didn’t work. Please try again.'

type Own = ResponseOf<typeof listOwnRegistrations>['registrations'][number]

export function EventsSection() {
  const { data, isError } = useQuery(ownRegistrationsQuery)
  const { mutate, isPending } = useOwnRegistration()
  const focusRestorer = useFocusRestorer<HTMLUListElement>()
  const checkSession = useSessionCheck()
  const act = (_id: string, action: 'accept' | 'leave') => {
    if (isPending) return
    mutate(
      { _id, act: action },
      {
        onSuccess: ({ message }) => showToast('success', message),
        onError: (error) => {
          showToast('error', messageOf(error) || failed)
          checkSession(error)
        },
      },
    )
  }
  const registrations = data?.registrations ?? []
  return (
    <SettingsCard title="My events" lead="The events you registered for, soonest first.">
      {isError && !data && <p role="alert">Your events could not be loaded.</p>}
      {data && registrations.length === 0 && (
        <p>
          You haven’t registered for any events.{' '}
          <Link to={pathOf('events')} className="font-semibold text-accent underline">
            See what’s on
          </Link>
        </p>
      )}
      <ul {...focusRestorer} className="divide-y divide-line outline-none">
        {registrations.map((own) => (
          <OwnRegistration key={own._id} own={own} onAct={(action) => act(own._id, action)} />
        ))}
      </ul>
    </SettingsCard>
  )
}

type OwnProps = { own: Own; onAct: (action: 'accept' | 'leave') => void }

function OwnRegistration({ own, onAct }: OwnProps) {
  const { title, state, eventId, reason, isDeleted } = own
  return (
    <li className="grid gap-2 py-5 first:pt-0 last:pb-0">
      <RegistrationStatusBadge standing={own.standing} />
      <h3 className="text-lg font-semibold wrap-anywhere">
        {isDeleted ? (
          title
        ) : (
          <Link
            to={pathOf('event', { eventId })}
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {title}
          </Link>
        )}
      </h3>
      <WhenAndWhere of={own} />
      <p>{ownStatus(own)}</p>
      {reason && <p className="wrap-anywhere">{`Reason: ${reason}`}</p>}
      {state === 'registered' && own.token && <RegistrationPass token={own.token} />}
      <OwnActs own={own} onAct={onAct} />
    </li>
  )
}

function OwnActs({ own, onAct }: OwnProps) {
  const { state, isOpen, token, eventId } = own
  return (
    <div className="mt-1 flex flex-wrap gap-3 empty:hidden max-sm:*:grow">
      {isOpen && state === 'offered' && (
        <button type="button" className="button-primary" onClick={() => onAct('accept')}>
          Take my place
        </button>
      )}
      {isOpen && state === 'asked' && token && (
        <Link to={pathOf('registration', { token })} className="button-primary">
          Confirm
        </Link>
      )}
      {own.canLeave && state === 'registered' && token && (
        <Link to={pathOf('registration', { token })} className="button-outline">
          My registration
        </Link>
      )}
      {isOpen && state === 'registered' && (
        <a href={urlOf(getEventCalendar, { params: { _id: eventId } })} className="button-outline">
          <Icon of="calendar-plus" className="size-4.5" />
          Add to calendar
        </a>
      )}
      <LeaveQuestion own={own} onLeave={() => onAct('leave')} />
    </div>
  )
}
