import { countOf, formatCount } from 'contract/platform/format-count'
import { Undo2 } from 'lucide'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useAdminSession } from '#app/data/admin'
import { StaffLoginForm } from '../../accounts/login-form'
import { Button } from '../../shell/button'
import { scanStatusTexts } from '../../shell/scan-status-texts'
import { AttendeeSearch } from './attendee-search'
import { CheckInHeader } from './check-in-header'
import type { ScanAnomaly } from './check-in-state'
import { anomaliesOf, isFull } from './check-in-state'
import { recognised } from './check-ticket'
import { Scanner } from './scanner'
import { allowSound } from './signals'
import { seenText, TicketStatusCard } from './ticket-status-card'
import { useCheckIn } from './use-check-in'
import { attendeeNameOf, scanNotSaved, useTicketStatus } from './use-ticket-status'
import { hasBegunWalkIn, WalkInDialog } from './walk-in-dialog'

/** Longer than the time between the clicks of a double click. */
const betweenClicksMilliseconds = 1_000

/** Ignores the second click of a double click, even on a button that has just replaced the first. Phones don’t count taps in `detail`. */
function useSingleClick() {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return (act: () => void) =>
    ({ timeStamp }: MouseEvent) => {
      const isSameClick = timeStamp - last.current < betweenClicksMilliseconds
      last.current = timeStamp
      if (!isSameClick) act()
    }
}

function TicketActions({ ticket }: { ticket: ReturnType<typeof useTicketStatus> }) {
  const once = useSingleClick()
  const { status, scanId } = ticket
  if (!status) return null
  const name = attendeeNameOf(status)
  if (status.kind === 'waiting' && status.entry) {
    const { person, entry } = status
    return (
      <Button tone="primary" onClick={once(() => void ticket.letInWaiting(person, entry))}>
        {`Let ${person.name} in anyway`}
      </Button>
    )
  }
  if (!scanId) return null
  return (
    <Button icon={Undo2} onClick={once(() => void ticket.undo(scanId, name))}>
      {name ? `Undo check-in of ${name}` : 'Undo check-in'}
    </Button>
  )
}

function ScanAnomalies({ scanProblems }: { scanProblems: ScanAnomaly[] }) {
  if (scanProblems.length === 0) return null
  return (
    <details open className="rounded-card border border-gold-500 bg-gilt-soft p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-ink">
        {countOf(scanProblems.length, 'scan problem', 'scan problems')}
      </summary>
      <ul className="mt-2 grid gap-3">
        {scanProblems.map(({ scan, person, first }) => (
          <li key={scan._id} className="border-t border-line-strong pt-2">
            <p className="font-semibold wrap-anywhere">
              {scanStatusTexts[scan.outcome]}:{' '}
              {person ? <bdi>{person.name}</bdi> : 'someone not on this list'}
            </p>
            <p className="text-ink-soft">
              {first
                ? `First scan ${seenText(first)}; second scan ${seenText(scan)}`
                : seenText(scan)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

type EventCheckInScreenProps = { eventId: string; onBack: () => void }

export function EventCheckInScreen({ eventId, onBack }: EventCheckInScreenProps) {
  const { state, isMissing, checkIn } = useCheckIn(eventId)
  const result = useTicketStatus(checkIn)
  const [isCameraOn, setCameraOn] = useState(false)
  const [isAddingWalkIn, setAddingWalkIn] = useState(() => hasBegunWalkIn(eventId))
  const { session } = useAdminSession()
  const signedInAs = session.account
  useEffect(() => {
    if (signedInAs) void checkIn.current?.sync()
  }, [signedInAs, checkIn])
  useEffect(() => {
    if (isMissing) onBack()
  }, [isMissing, onBack])
  if (!state) return <p role="status">Opening check-in...</p>
  const { takesWalkIns, capacity = 0 } = state.known.roster.event
  const status = result.status && recognised(state, result.status, result.scanId)
  return (
    <div className="grid gap-5">
      <CheckInHeader state={state} onBack={onBack} />
      {state.connection === 'signed out' && <SignInAgain />}
      {result.hasFailed && (
        <p role="alert" className="rounded-md bg-danger-50 px-3 py-2 font-semibold text-danger-700">
          {scanNotSaved}
        </p>
      )}
      <TicketStatusCard ticketStatus={status} number={result.number} />
      <TicketActions ticket={{ ...result, status }} />
      <Scanner
        isOn={isCameraOn}
        onToggle={() => {
          allowSound()
          setCameraOn(!isCameraOn)
        }}
        onCode={(text) => void result.ofTicket(text)}
        onFailure={() => setCameraOn(false)}
      />
      <AttendeeSearch
        state={state}
        onTyped={(typed) => {
          allowSound()
          void result.ofTyped(typed)
        }}
        onPerson={(person) => {
          allowSound()
          void result.ofPerson(person)
        }}
        onWalkIn={
          takesWalkIns
            ? (name) => {
                allowSound()
                void result.addWalkIn(name, '')
              }
            : undefined
        }
      />
      {takesWalkIns && isFull(state) && (
        <p className="text-ink-soft">{`All ${formatCount(capacity)} seats are taken.`}</p>
      )}
      {takesWalkIns && <Button onClick={() => setAddingWalkIn(true)}>Add walk-in</Button>}
      <ScanAnomalies scanProblems={anomaliesOf(state)} />
      {isAddingWalkIn && (
        <WalkInDialog
          eventId={eventId}
          onClose={() => setAddingWalkIn(false)}
          onAdd={result.addWalkIn}
        />
      )}
    </div>
  )
}

const SignInAgain = () => (
  <section
    aria-labelledby="sign-in-again"
    className="grid gap-4 rounded-card border border-gold-500 bg-card p-4"
  >
    <div>
      <h2 id="sign-in-again" className="text-lg text-heading">
        Sign in to send your scans
      </h2>
      <p className="text-ink-soft">Nothing is lost. You can keep scanning in the meantime.</p>
    </div>
    <StaffLoginForm isReady />
  </section>
)
