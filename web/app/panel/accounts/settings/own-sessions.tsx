import { useQuery } from '@tanstack/react-query'
import { ApiError } from 'contract/platform/client'
import { adminSessionsQuery, useEndAdminSessions } from '#app/data/admin-account'
import { SessionList } from '#app/ui/session-list'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'
import { SettingsSection } from './settings-section'

const endFailed = 'Failed to end the session. Please try again.'

export function OwnSessions({ panel }: PanelProps) {
  const { data: sessions, isError } = useQuery(adminSessionsQuery())
  const endSessions = useEndAdminSessions()
  const end = (sessionId?: string) => {
    if (endSessions.isPending) return
    endSessions.mutate(sessionId, {
      onSuccess: ({ message }) => panel.showSuccess(message),
      onError: (error) => {
        if (isSessionEnd(error)) return
        panel.showError((error instanceof ApiError && error.message) || endFailed)
      },
    })
  }
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)
  return (
    <SettingsSection
      title="Sessions"
      lead="Devices signed in to your account. End any session you don’t recognise."
    >
      {sessions && (
        <SessionList sessions={sessions} verb="End session" onEnd={(sessionId) => end(sessionId)} />
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
