import type { AttendanceCounts } from 'contract/events/check-in'
import { countOf, formatCount } from 'contract/platform/format-count'
import { ArrowLeft, CloudOff, CloudUpload, type IconNode, Wifi } from 'lucide'
import { type ReactNode, useState } from 'react'
import { eventWhenHere } from '#app/lib/event-when'
import { Icon } from '#app/ui/icon'
import { Button } from '../../shell/button'
import { attendanceCountsOf, type CheckInState, type Connection, waitingIn } from './check-in-state'

const whys: Record<Exclude<Connection, 'online'>, string> = {
  offline: 'Offline',
  'signed out': 'Signed out',
  'not allowed': 'This account can’t check people in',
  gone: 'This event was deleted',
}

const whatOffline =
  'Keep scanning: scans are saved on this phone. When you have internet again, open this page and wait until it says “All scans sent”.'

function wordsOf(connection: Connection, waiting: number): { icon: IconNode; text: string } {
  const unsentScans = countOf(waiting, 'scan', 'scans')
  if (connection === 'online')
    return waiting > 0
      ? { icon: CloudUpload, text: `${unsentScans} to send` }
      : { icon: Wifi, text: 'All scans sent' }
  const unsent = waiting > 0 ? `. ${unsentScans} not sent yet` : ''
  return { icon: CloudOff, text: `${whys[connection]}${unsent}` }
}

type CheckInHeaderProps = { state: CheckInState; onBack: () => void }

export function CheckInHeader({ state, onBack }: CheckInHeaderProps) {
  const { event } = state.known.roster
  const { icon, text } = wordsOf(state.connection, waitingIn(state))
  const [openedDate] = useState(event.date)
  return (
    <header className="grid gap-3">
      <div className="flex items-start gap-2">
        <Button icon={ArrowLeft} onClick={onBack} className="shrink-0 px-3">
          <span className="sr-only">Other events</span>
        </Button>
        <h1
          translate="no"
          className="min-w-0 flex-1 self-center text-xl leading-snug wrap-anywhere text-heading"
        >
          {event.title}
        </h1>
      </div>
      <p className="text-ink-soft">{eventWhenHere.whole(event)}</p>
      <Counts counts={attendanceCountsOf(state)} />
      <div role="status" className="flex gap-2 text-ink-soft">
        <Icon of={icon} className="mt-0.5 size-5 shrink-0" />
        <div>
          <p>{text}</p>
          {state.connection === 'offline' && <p>{whatOffline}</p>}
        </div>
      </div>
      {event.date !== openedDate && (
        <Warning>{`This event was moved. New date: ${eventWhenHere.whole(event)}`}</Warning>
      )}
      {event.eventState && (
        <Warning>
          {`This event was ${event.eventState}.`}
          {event.eventNote && ` Reason: ${event.eventNote}`}
        </Warning>
      )}
    </header>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p
    role="alert"
    className="rounded-md bg-danger-50 px-3 py-2 font-semibold wrap-anywhere text-danger-700"
  >
    {children}
  </p>
)

function Counts({ counts }: { counts: AttendanceCounts }) {
  const facts: [label: string, count: number][] = [
    ['Checked in', counts.came],
    ['Registered', counts.registered],
    ['Waiting', counts.waiting],
  ]
  return (
    <dl className="grid grid-cols-3 gap-2 text-center">
      {facts.map(([label, count]) => (
        <div key={label} className="rounded-md border border-line bg-card px-2 py-1.5">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-2xl leading-tight font-bold text-heading tabular-nums">
            {formatCount(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
