import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountSessionsQuery, useEndSessions } from '#app/data/account-settings'
import { messageOf } from '#app/lib/as-rejection'
import { SessionList } from '#app/ui/session-list'
import { showToast } from '#app/ui/toaster'
import { useSessionCheck } from '../use-session-check'
import { SettingsCard } from './settings-card'
import { SignOutDialog } from './sign-out-dialog'

const endFailed = 'That device could not be signed out. Please try again.'

export function SessionsSection() {
  const { data: sessions, isError } = useQuery(accountSessionsQuery)
  const [isConfirming, setConfirming] = useState(false)
  const endSessions = useEndSessions()
  const checkSession = useSessionCheck()
  const end = (sessionId?: string) => {
    if (endSessions.isPending) return
    endSessions.mutate(sessionId, {
      onSuccess: ({ message }) => showToast('success', message),
      onError: (error) => {
        showToast('error', messageOf(error) || endFailed)
        checkSession(error)
      },
    })
  }
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)
  return (
    <SettingsCard
      title="Devices"
      lead="Devices signed in to your account. Sign out any you don’t recognise."
    >
      {sessions && (
        <SessionList sessions={sessions} verb="Sign out" onEnd={(sessionId) => end(sessionId)} />
      )}
      {isError && !sessions && <p role="alert">Your devices could not be loaded.</p>}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow">
        {hasOthers && (
          <button type="button" onClick={() => end()} className="button-outline">
            Sign out all others
          </button>
        )}
        <button type="button" onClick={() => setConfirming(true)} className="button-outline">
          Sign out everywhere
        </button>
      </div>
      {isConfirming && <SignOutDialog onClose={() => setConfirming(false)} />}
    </SettingsCard>
  )
}
