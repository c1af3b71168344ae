import { useQuery } from '@tanstack/react-query'
import { adminSessionsQuery, useEndAdminSessions } from '#app/data/admin-account'
import { SessionList } from '#app/ui/session-list'
import { Button } from '../../shell/button'
import type { PanelProps } from '../../shell/panel'
import { useAct } from '../../shell/use-act'
import { SettingsSection } from './settings-section'

const endFailed = 'That device could not be signed out. Please try again.'

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
      title="Devices"
      lead="Devices signed in to your account. Sign out any you don’t recognise."
    >
      {sessions && (
        <SessionList sessions={sessions} verb="Sign out" onEnd={(sessionId) => end(sessionId)} />
      )}
      {isError && !sessions && <p role="alert">Your devices could not be loaded.</p>}
      {hasOthers && (
        <Button onClick={() => end()} className="mt-5 max-sm:w-full">
          Sign out all others
        </Button>
      )}
    </SettingsSection>
  )
}
