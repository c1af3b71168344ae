import { useQuery } from '@tanstack/react-query'
import { adminSessionsQuery, useEndAdminSessions } from '#app/data/admin-account'
import { SessionList } from '#app/ui/session-list'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { SettingsSection } from './settings-section'

const endFailed = 'Failed to end the session. Please try again.'

export function OwnSessions({ panel }: PanelProps) {
  const { data: sessions, isError } = useQuery(adminSessionsQuery())
  const endSessions = useEndAdminSessions()
  const act = useAct(panel, endFailed)
  const end = (sessionId?: string) => {
    if (!endSessions.isPending) void act(() => endSessions.mutateAsync(sessionId))
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
        <Button onClick={() => end()} className="mt-5 max-sm:w-full">
          End all other sessions
        </Button>
      )}
    </SettingsSection>
  )
}
