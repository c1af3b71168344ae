import { hasRight } from 'contract/platform/roles'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAdminSession, useSessionLoaded } from '#app/data/admin'
import { StaffLoginForm } from '../../accounts/login-form'
import { sendRemainingScans } from './check-in'
import { DeviceSettings } from './device-settings'
import { readEvents } from './device-store'
import { EventCheckInScreen } from './event-check-in-screen'
import { EventChoice } from './event-choice'
import { useOfflineCopy } from './use-offline-copy'

/** With lists on the device, check-in works without logging in: offline nobody can. */
function useHasLists(): boolean | undefined {
  const [hasLists, setHasLists] = useState<boolean>()
  useEffect(() => {
    readEvents().then(
      (events) => setHasLists(events.length > 0),
      () => setHasLists(false),
    )
  }, [])
  return hasLists
}

/** The event's id is in the URL fragment, so a reload returns to it. */
export function CheckInScreen() {
  const { session } = useAdminSession()
  const { isPending } = useSessionLoaded()
  const hasLists = useHasLists()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { account } = session
  const offlineCopyStatus = useOfflineCopy(account !== undefined || hasLists === true)
  const eventId = hash.slice(1)
  const go = useCallback(
    (id: string) => {
      void navigate({ hash: id }) // the router shows its failures itself
    },
    [navigate],
  )
  const leave = useCallback(() => go(''), [go])
  useEffect(() => {
    if (account) void sendRemainingScans(undefined).catch(() => undefined)
  }, [account])
  if (isPending || hasLists === undefined) return <p role="status">Loading...</p>
  if (account && !hasRight(account, 'check in'))
    return <p role="alert">Your account can’t check people in. Ask an owner to change your role.</p>
  if (!account && !hasLists)
    return (
      <>
        <Title>Sign in to check people in</Title>
        <StaffLoginForm isReady />
      </>
    )
  if (eventId) return <EventCheckInScreen key={eventId} eventId={eventId} onBack={leave} />
  return (
    <>
      <Title>Choose an event</Title>
      <EventChoice key={account?.email} onOpen={go} />
      {!account && <StaffLoginForm isReady />}
      <DeviceSettings storageState={offlineCopyStatus} />
    </>
  )
}

const Title = ({ children }: { children: string }) => (
  <h1 className="text-3xl text-heading">{children}</h1>
)
