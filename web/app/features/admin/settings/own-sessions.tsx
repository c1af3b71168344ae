import { useQuery } from '@tanstack/react-query'
import type { AdminAccountSession } from 'contract/admin-account'
import { Refusal } from 'contract/client'
import { deviceName } from 'contract/device-name'
import { MonitorSmartphone } from 'lucide'
import { Icon } from '#app/components/icon'
import { adminSessionsQuery, useEndAdminSessions } from '#app/data/admin-account'
import { formatDate, formatTime } from '#app/lib/format-date'
import type { PanelProps } from '../panel'
import { isSessionEnd } from '../use-session-end'
import { SettingsSection } from './settings-section'

const endFailed = 'Failed to end the session. Please try again.'

const momentText = (instant: string) => `${formatDate(instant)}, ${formatTime(instant)}`

/** Where this administrator is signed in, and the way to end that. */
export function OwnSessions({ panel }: PanelProps) {
  const { data: sessions, isError } = useQuery(adminSessionsQuery())
  const endSessions = useEndAdminSessions()
  const end = (sessionId?: string) => {
    if (endSessions.isPending) return
    endSessions.mutate(sessionId, {
      onSuccess: ({ message }) => panel.showSuccess(message),
      onError: (error) => {
        if (isSessionEnd(error)) return
        panel.showError((error instanceof Refusal && error.message) || endFailed)
      },
    })
  }
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)
  return (
    <SettingsSection title="Sessions" lead="Where you are signed in. What you do not know, end.">
      {sessions && (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <Session key={session._id} session={session} onEnd={() => end(session._id)} />
          ))}
        </ul>
      )}
      {isError && !sessions && <p role="alert">Your sessions could not be loaded.</p>}
      {hasOthers && (
        <button type="button" onClick={() => end()} className="button-outline mt-5 max-sm:w-full">
          End all other sessions
        </button>
      )}
    </SettingsSection>
  )
}

type SessionProps = { session: AdminAccountSession; onEnd: () => void }

function Session({ session, onEnd }: SessionProps) {
  const { userAgent = '', network, createdAt, lastSeenAt, isCurrent } = session
  const name = deviceName(userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon of={MonitorSmartphone} className="size-6 shrink-0 text-gilt" />
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
          {`Since ${momentText(createdAt)}, last used ${momentText(lastSeenAt)}`}
          {network && `, from ${network}`}
        </p>
      </div>
      {!isCurrent && (
        <button
          type="button"
          onClick={onEnd}
          aria-label={`End the session of ${name}, since ${momentText(createdAt)}`}
          className="button-outline px-4"
        >
          End session
        </button>
      )}
    </li>
  )
}
