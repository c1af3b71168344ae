import { useQuery } from '@tanstack/react-query'
import type { Event } from 'contract/events/events'
import { registrationStatusText } from 'contract/events/registration-status-text'
import type { RegistrationTerms, Seats } from 'contract/events/registrations'
import { countOf, formatCount } from 'contract/platform/format-count'
import { useCurrentUser } from '#app/data/account'
import { seatsQuery, seatTermsQuery } from '#app/data/registrations'
import { pathOf } from '#app/framework/addresses/path-of'
import { loginPath } from '#app/lib/come-back'
import { formatDateTime } from '#app/lib/format-date-time'
import { useSite } from '#app/lib/site'
import { Link } from '#app/ui/link'
import { RegistrationForm } from './registration-form'

type BoxProps = { event: Pick<Event, '_id' | 'date'> }

/**
 * Cached HTML contains only what is the same for everyone; free places and the visitor's own registration are fetched by
 * scripts.
 */
export function RegistrationBox({ event }: BoxProps) {
  const { data } = useQuery(seatTermsQuery(event._id))
  const { now } = useSite()
  const terms = data?.terms
  if (!terms || data.eventState || Date.parse(event.date) <= now.getTime()) return null
  const timestamp = now.toISOString()
  const isEarly = terms.opensAt !== undefined && terms.opensAt > timestamp
  const isLate = terms.closesAt !== undefined && terms.closesAt <= timestamp
  return (
    <section aria-labelledby="registration" className="rounded-card bg-card p-6 shadow-card">
      <h2 id="registration" className="mb-3 text-xl text-heading">
        Registration
      </h2>
      {isEarly ? (
        <p>Registration opens on {formatDateTime(terms.opensAt ?? '')}.</p>
      ) : (
        <OpenBox event={event} terms={terms} isLate={isLate} />
      )}
    </section>
  )
}

type OpenBoxProps = BoxProps & { terms: RegistrationTerms; isLate: boolean }

function OpenBox({ event, terms, isLate }: OpenBoxProps) {
  const { data: seats, isPending } = useQuery({ ...seatsQuery(event._id), retry: false })
  const { user, isLoading } = useCurrentUser()
  const isUnknown = isPending || (seats?.isStudent === true && isLoading)
  const needsSignIn = seats !== undefined && !seats.isStudent && terms.audience === 'students'
  const needsProof = seats?.isStudent && user && !user.isVerified
  if (seats?.own) return <OwnSeat seats={seats} />
  if (isLate) return <p>Registration is closed.</p>
  return (
    <div className="grid gap-4">
      <SeatCount terms={terms} seats={seats} />
      {terms.closesAt && (
        <p className="text-ink-soft">Registration closes on {formatDateTime(terms.closesAt)}.</p>
      )}
      {needsSignIn ? (
        <div className="grid gap-3">
          <p>Sign in with your student account to register.</p>
          <Link to={loginPath(event._id)} className="button-primary">
            Sign in to register
          </Link>
        </div>
      ) : needsProof ? (
        <ProofNeeded />
      ) : (
        <div className={isUnknown ? 'not-known-yet' : undefined} aria-busy={isUnknown}>
          <RegistrationForm eventId={event._id} terms={terms} seats={seats} />
        </div>
      )}
    </div>
  )
}

/** Shown first, because the server rejects unverified addresses. */
const ProofNeeded = () => (
  <div className="grid gap-3">
    <p>Verify your email first. That's where we send everything about your registration.</p>
    <Link to={pathOf('verify-email')} className="button-primary">
      Verify your email
    </Link>
  </div>
)

function SeatCount({ terms, seats }: { terms: RegistrationTerms; seats: Seats | undefined }) {
  const { capacity } = terms
  const capacityText = countOf(capacity, 'place', 'places')
  return (
    <p aria-live="polite">
      {!seats && <>{capacityText}</>}
      {seats && seats.left > 0 && (
        <>
          <strong className="text-leaf-700">{formatCount(seats.left)}</strong> of {capacityText}{' '}
          left
        </>
      )}
      {seats && seats.left === 0 && (
        <>
          <strong>
            {capacity === 1 ? 'The only place is taken.' : `All ${capacityText} are taken.`}
          </strong>{' '}
          {waitingText(seats.waiting)}
        </>
      )}
    </p>
  )
}

function waitingText(waiting: number): string {
  if (waiting === 0) return 'You would be first on the waiting list.'
  if (waiting === 1) return 'One person is waiting; you would be next after them.'
  return `${formatCount(waiting)} people are waiting; you would be next after them.`
}

function OwnSeat({ seats }: { seats: Seats }) {
  const { own, token } = seats
  if (!own) return null
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{registrationStatusText(own, formatDateTime)}</p>
      <Link
        to={token ? pathOf('registration', { token }) : pathOf('account')}
        className={own.state === 'offered' ? 'button-primary' : 'button-outline'}
      >
        {own.state === 'offered' ? 'Take my place' : 'View my registration'}
      </Link>
    </div>
  )
}
