import {
  type GoogleSignInStatus,
  googleSignInChannel,
  startGoogleLogin,
} from 'contract/accounts/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiBase } from '#app/lib/call'
import { showToast } from '#app/ui/toaster'

const popupBlocked = 'Popup blocked. Please allow popups for this site.'
const width = 500
const height = 640
const pollMilliseconds = 500
// A popup that leaves our browsing context group looks closed already.
const resultMilliseconds = 2000

/** Null when the browser blocks it. */
function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return window.open(
    `${apiBase}${startGoogleLogin.url}`,
    'google-sign-in',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
}

/** Unless the outcome still arrives. */
function useClosed(popup: Window | undefined, action: () => void) {
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!popup) return
    let closing: ReturnType<typeof setTimeout> | undefined
    const looking = setInterval(() => {
      if (!popup.closed) return
      clearInterval(looking)
      closing = setTimeout(() => act(), resultMilliseconds)
    }, pollMilliseconds)
    return () => {
      clearInterval(looking)
      clearTimeout(closing)
    }
  }, [popup])
}

type PopupMessage = GoogleSignInStatus | { status: 'started' }

/**
 * Keeps listening after the popup seems closed, because some providers' pages cut it off. Stops when another tab opens a
 * popup or somebody has signed in: later messages are for that tab, and this one may be about to delete an account.
 */
function usePopupResult(starts: number, action: (status: GoogleSignInStatus) => void) {
  const act = useEffectEvent(action)
  useEffect(() => {
    if (starts === 0) return
    const channel = new BroadcastChannel(googleSignInChannel)
    channel.onmessage = ({ data }: MessageEvent<PopupMessage>) => {
      if (data.status === 'started' || data.status === 'signed-in') channel.close()
      if (data.status !== 'started') act(data)
    }
    // A channel doesn't receive its own messages.
    channel.postMessage({ status: 'started' } satisfies PopupMessage)
    return () => channel.close()
  }, [starts])
}

export function useGooglePopup(onOutcome: (status: GoogleSignInStatus) => void) {
  const [popup, setPopup] = useState<Window>()
  const [starts, setStarts] = useState(0)
  const end = (status: GoogleSignInStatus) => {
    setPopup(undefined)
    onOutcome(status)
  }
  useClosed(popup, () => end({ status: 'cancelled' }))
  usePopupResult(starts, end)

  const open = () => {
    const opened = openPopup()
    if (!opened) {
      showToast('error', popupBlocked)
      return
    }
    setStarts(starts + 1)
    setPopup(opened)
  }
  return { open, isOpen: popup !== undefined }
}
