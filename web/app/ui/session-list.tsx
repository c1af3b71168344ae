import { deviceName } from 'contract/platform/device-name'
import { formatDate, formatTime } from '#app/lib/format-date'
import { Icon } from '#app/ui/icon'

export type ListedSession = {
  _id: string
  userAgent?: string | undefined
  network?: string | undefined
  createdAt: string
  lastSeenAt: string
  isCurrent: boolean
}

const timeText = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`

type SessionListProps = {
  sessions: ListedSession[]
  onEnd: (sessionId: string) => void
}

export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sessions.map((session) => (
        <Session key={session._id} session={session} onEnd={() => onEnd(session._id)} />
      ))}
    </ul>
  )
}

type SessionProps = { session: ListedSession; onEnd: () => void }

function Session({ session, onEnd }: SessionProps) {
  const { userAgent = '', network, createdAt, lastSeenAt, isCurrent } = session
  const name = deviceName(userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of="monitor-smartphone" className="size-6 shrink-0 text-gilt" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold text-ink">
          {name}
          {isCurrent && (
            <span className="rounded-full bg-leaf-100 px-3 py-0.5 text-sm text-leaf-700">
              This device
            </span>
          )}
        </p>
        <p className="text-[0.9375rem] wrap-anywhere text-ink-muted">
          {`Signed in ${timeText(createdAt)}, last active ${timeText(lastSeenAt)}`}
          {network && `, from ${network}`}
        </p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          onClick={onEnd}
          aria-label={`Sign out: ${name}, signed in ${timeText(createdAt)}`}
          className="button-outline px-4"
        >
          Sign out
        </button>
      )}
    </li>
  )
}
