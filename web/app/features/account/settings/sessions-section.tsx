import { useQuery } from '@tanstack/react-query'
import type { AccountSession } from 'contract/account-settings'
import { deviceName } from 'contract/device-name'
import { useState } from 'react'
import { Icon } from '#app/components/icon'
import { accountSessionsQuery } from '#app/data/account-settings'
import { formatDate, formatTime } from '#app/lib/format-date'
import { SettingsCard } from './settings-card'
import { SignOutDialog } from './sign-out-dialog'

export function SessionsSection() {
  const { data: sessions, isError } = useQuery(accountSessionsQuery)
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsCard title="Devices" lead="Where you are signed in.">
      {sessions && (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <Session key={session.createdAt + session.userAgent} session={session} />
          ))}
        </ul>
      )}
      {isError && !sessions && <p role="alert">Your devices could not be loaded.</p>}
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="button-outline mt-5 max-sm:w-full"
      >
        Sign out everywhere
      </button>
      {isAsking && <SignOutDialog onClose={() => setAsking(false)} />}
    </SettingsCard>
  )
}

function Session({ session }: { session: AccountSession }) {
  const { userAgent, createdAt, lastSeenAt, isCurrent } = session
  return (
    <li className="flex gap-4 py-3">
      <Icon of="monitor-smartphone" className="mt-1 size-6 shrink-0 text-gilt" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold text-ink">
          {deviceName(userAgent)}
          {isCurrent && (
            <span className="rounded-full bg-leaf-100 px-3 py-0.5 text-sm text-leaf-700">
              This device
            </span>
          )}
        </p>
        <p className="text-[0.9375rem] text-ink-muted">
          {`Since ${formatDate(createdAt)}, last used ${formatDate(lastSeenAt)}, ${formatTime(lastSeenAt)}`}
        </p>
      </div>
    </li>
  )
}
