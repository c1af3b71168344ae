import { useQuery } from '@tanstack/react-query'
import { registrationStatusText } from 'contract/events/registration-status-text'
import type { RegistrationTerms, Seats } from 'contract/events/registrations'
import { countOf, formatCount } from 'contract/platform/format-count'
import type { RejectedForm } from 'contract/platform/rejected-form'
import { useEffect } from 'react'
import { useCurrentUser } from '#app/data/account'
import { seatsQuery } from '#app/data/registrations'
import { pathOf } from '#app/framework/addresses/path-of'
import { island } from '#app/framework/islands/island'
import { IslandQueries } from '#app/framework/islands/island-queries'
import { accountPath } from '#app/lib/come-back'
import { formatDateTime } from '#app/lib/format-date-time'
import { RejectedFormProvider } from '#app/lib/use-rejected-form'
import { Link } from '#app/ui/link'
import { RegistrationForm } from './registration-form'

type Props = {
  eventId: string
  terms: RegistrationTerms
  isLate: boolean
  closes: string | undefined
  rejected: RejectedForm | undefined
}

type BoxProps = Omit<Props, 'rejected'>

function Box({ eventId, terms, isLate, closes }: BoxProps) {
  const { data: seats, isPending } = useQuery({ ...seatsQuery(eventId), retry: false })
  const { user, isLoading } = useCurrentUser()
  const isUnknown = isPending || (seats?.isStudent === true && isLoading)
  const needsSignIn = seats !== undefined && !seats.isStudent && terms.audience === 'students'
  const isFull = seats?.left === 0
  const needsProof = seats?.isStudent && user && !user.isVerified
  if (seats?.own) return <OwnSeat seats={seats} />
  if (isLate) return <p>Registration is closed.</p>
  return (
    <div className="grid gap-4">
      <SeatCount terms={terms} seats={seats} />
      {closes && <p className="text-ink-soft">Registration closes on {closes}.</p>}
      {needsSignIn ? (
        <div className="grid gap-3">
          <p>
            {isFull
              ? 'Sign in with your student account to join the waiting list.'
              : 'Sign in with your student account to register.'}
          </p>
          <Link to={accountPath('login', eventId)} className="button-primary">
            {isFull ? 'Sign in to join the waiting list' : 'Sign in to register'}
          </Link>
        </div>
      ) : needsProof ? (
        <ProofNeeded eventId={eventId} />
      ) : (
        <div className={isUnknown ? 'not-known-yet' : undefined} aria-busy={isUnknown}>
          <RegistrationForm eventId={eventId} terms={terms} seats={seats} />
        </div>
      )}
    </div>
  )
}

/** Shown first, because the server rejects unverified addresses. */
const ProofNeeded = ({ eventId }: Pick<Props, 'eventId'>) => (
  <div className="grid gap-3">
    <p>Verify your email first. That’s where we send everything about your registration.</p>
    <Link to={accountPath('verify-email', eventId)} className="button-primary">
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

function Registration({ rejected, ...box }: Props) {
  useEffect(() => {
    // The form's action isn't a page: a reload would send the form again.
    if (rejected) history.replaceState(null, '', rejected.path)
  }, [rejected])
  return (
    <IslandQueries>
      <RejectedFormProvider value={rejected}>
        <Box {...box} />
      </RejectedFormProvider>
    </IslandQueries>
  )
}

/**
 * Needs the server: free seats and the reader's registration are in no cached page. Hydrates only
 * when visible, because most readers don't register.
 */
export default island(Registration, { hydrate: ['interaction', 'visible'] })
