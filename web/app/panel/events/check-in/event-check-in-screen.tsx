import { useEffect, useState } from 'react'
import { useAdminSession } from '#app/data/admin'
import { LoginForm } from '../../accounts/login-form'
import { Findings } from './attendee-results'
import { FindField } from './attendee-search'
import { DoorHeader } from './check-in-header'
import { findingsOf } from './check-in-state'
import { Scanner } from './scanner'
import { allowSound } from './signals'
import { useDoor } from './use-check-in'
import { useVerdict } from './use-verdict'
import { VerdictActs } from './verdict-acts'
import { VerdictCard } from './verdict-card'
import { WalkInDialog } from './walk-in-dialog'

type DoorScreenProps = { eventId: string; onBack: () => void }

export function DoorScreen({ eventId, onBack }: DoorScreenProps) {
  const { state, isMissing, door } = useDoor(eventId)
  const verdict = useVerdict(door)
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
      <DoorHeader state={state} onBack={onBack} />
      {state.connection === 'signed out' && <SignInAgain />}
      {verdict.hasFailed && (
        <p role="alert" className="rounded-md bg-danger-50 px-3 py-2 font-semibold text-danger-700">
          The last scan could not be saved. Free up storage on this phone or use another one.
        </p>
      )}
      <VerdictCard verdict={verdict.verdict} number={verdict.number} />
      <VerdictActs said={verdict} />
      <Scanner
        isOn={isCameraOn}
        onToggle={() => {
          allowSound()
          setCameraOn(!isCameraOn)
        }}
        onCode={(text) => void verdict.ofTicket(text)}
        onFailure={() => setCameraOn(false)}
      />
      <FindField
        state={state}
        onTyped={(typed) => {
          allowSound()
          void verdict.ofTyped(typed)
        }}
        onPerson={(person) => {
          allowSound()
          void verdict.ofPerson(person)
        }}
      />
      {state.known.roster.event.takesWalkIns && (
        <button type="button" onClick={() => setWriting(true)} className="button-outline">
          Add walk-in
        </button>
      )}
      <Findings findings={findingsOf(state)} />
      {isWriting && (
        <WalkInDialog onClose={() => setWriting(false)} onWritten={verdict.writeDown} />
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
        Log in to send your scans
      </h2>
      <p className="text-ink-soft">Nothing is lost. You can keep scanning in the meantime.</p>
    </div>
    <LoginForm isReady />
  </section>
)
