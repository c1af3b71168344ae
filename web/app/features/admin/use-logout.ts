import { loggedOut } from 'contract/admin'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAdminLogout, useAdminSession } from '#app/data/admin'
import { useAfter } from '#app/lib/use-after'
import type { Panel } from './panel'

const leaveMilliseconds = 2000
const logoutFailed = 'Logout failed, but you can still logout locally'

/** Puts an action off until the panel has gone: before, its end would lead to the login page of the panel. */
function useOnceGone(action: () => void) {
  const isWanted = useRef(false)
  const act = useEffectEvent(action)
  useEffect(
    () => () => {
      if (isWanted.current) act()
    },
    [],
  )
  return () => {
    isWanted.current = true
  }
}

/** Logging out: asked first, then told to the server, then the panel is left whatever it answered. */
export function useLogout({ showSuccess, showError, setUnsaved }: Panel) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { endSession } = useAdminSession()
  const logout = useAdminLogout()
  const endOnceGone = useOnceGone(endSession)
  useAfter(logout.isSuccess, leaveMilliseconds, () => {
    endOnceGone()
    void navigate('/login', { replace: true }) // the router shows its failures itself
  })
  useAfter(logout.isError, leaveMilliseconds, () => endSession())
  return {
    isAsking,
    isBusy: !logout.isIdle,
    ask: () => setAsking(true),
    cancel: () => setAsking(false),
    confirm: () => {
      setAsking(false)
      setUnsaved(false)
      logout.mutate(undefined, {
        onSuccess: ({ message }) => showSuccess(message || loggedOut),
        onError: () => showError(logoutFailed),
      })
    },
  }
}
