import { useEffect, useState } from 'react'
import { useAdminSession } from '#app/data/admin'
import { StaffLoginForm } from '../../accounts/login-form'
import { ScanAnomalies } from './attendee-results'
import { FindField } from './attendee-search'
import { CheckInHeader } from './check-in-header'
import { anomaliesOf } from './check-in-state'
import { Scanner } from './scanner'
import { allowSound } from './signals'
import { TicketActions } from './ticket-actions'
import { TicketStatusCard } from './ticket-status-card'
import { useCheckIn } from './use-check-in'
import { useTicketStatus } from './use-ticket-status'
import { WalkInDialog } from './walk-in-dialog'

type DoorScreenProps = { eventId: string; onBack: () => void }

export function EventCheckInScreen({ eventId, onBack }: DoorScreenProps) {
  const { state, isMissing, door } = useCheckIn(eventId)
  const result = useTicketStatus(door)
  const [isCameraOn, setCameraOn] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const { session } = useAdminSession()
  const signedInAs = session.account
  useEffect(() => {
    if (signedInAs) void door.current?.sync()
  }, [signedInAs, door])
  useEffect(() => {
    if (isMissing) onBack()
  }, [isMissing, onBack])
  if (!state) return <p role="status">Opening check-in…</p>
  return (
    <div className="grid gap-5">
      <CheckInHeader state={state} onBack={onBack} />
      {state.connection === 'signed out' && <SignInAgain />}
      {result.hasFailed && (
        <p role="alert" className="rounded-md bg-danger-50 px-3 py-2 font-semibold text-danger-700">
          The last scan could not be saved. Free up storage on this phone or use another one.
        </p>
      )}
      <TicketStatusCard verdict={result.verdict} number={result.number} />
      <TicketActions said={result} />
      <Scanner
        isOn={isCameraOn}
        onToggle={() => {
          allowSound()
          setCameraOn(!isCameraOn)
        }}
        onCode={(text) => void result.ofTicket(text)}
        onFailure={() => setCameraOn(false)}
      />
      <FindField
        state={state}
        onTyped={(typed) => {
          allowSound()
          void result.ofTyped(typed)
        }}
        onPerson={(person) => {
          allowSound()
          void result.ofPerson(person)
        }}
      />
      {state.known.roster.event.takesWalkIns && (
        <button type="button" onClick={() => setWriting(true)} className="button-outline">
          Add walk-in
        </button>
      )}
      <ScanAnomalies findings={anomaliesOf(state)} />
      {isWriting && <WalkInDialog onClose={() => setWriting(false)} onWritten={result.writeDown} />}
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
