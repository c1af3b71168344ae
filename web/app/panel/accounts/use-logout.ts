import { loggedOut } from 'contract/accounts/admin'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAdminLogout, useAdminSession } from '#app/data/admin'
import { pathOf } from '#app/framework/addresses/path-of'
import { addressHere } from '#app/lib/languages/page-language'
import { useMounted } from '#app/lib/use-mounted'
import { useTimeout } from '#app/lib/use-timeout'
import type { Panel } from '../shell/panel'

const leaveMilliseconds = 2000
const logoutFailed = 'Logout failed, but you can still logout locally'

/** Runs an action after the panel has unmounted: earlier, ending the session would redirect to the panel's login. */
function useOnceGone(action: () => void) {
  const isWanted = useRef(false)
  const isMounted = useMounted()
  const act = useEffectEvent(action)
  useEffect(
    () => () => {
      if (isWanted.current) act()
    },
    [],
  )
  return () => {
    if (isMounted.current) isWanted.current = true
    else action()
  }
}

/** Asks, logs out on the server, and leaves the panel whatever the response. */
export function useAdminLogoutForm({ showSuccess, showError }: Panel, dropUnsaved: () => void) {
  const [isConfirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  const { endSession } = useAdminSession()
  // Also when the user leaves first, even with Back: the panel must not reopen without a login.
  const logout = useAdminLogout(useOnceGone(endSession))
  useTimeout(logout.isSuccess, leaveMilliseconds, () => {
    void navigate(addressHere(pathOf('login')), { replace: true }) // the router shows its failures itself
  })
  useTimeout(logout.isError, leaveMilliseconds, () => endSession())
  return {
    isConfirming,
    isBusy: !logout.isIdle,
    ask: () => setConfirming(true),
    cancel: () => setConfirming(false),
    confirm: () => {
      setConfirming(false)
      dropUnsaved()
      logout.mutate(undefined, {
        onSuccess: ({ message }) => showSuccess(message || loggedOut),
        onError: () => showError(logoutFailed),
      })
    },
  }
}
