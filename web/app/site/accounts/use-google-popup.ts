import {
  type GoogleSignInOutcome,
  googleSignInChannel,
  startGoogleLogin,
} from 'contract/accounts/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiBase } from '#app/lib/call'
import { showToast } from '#app/ui/toaster'

const popupBlocked = 'Popup blocked. Please allow popups for this site.'
const width = 500
const height = 640
const lookMilliseconds = 500
// The popup's last page has left this page's group of windows, which looks as if it were closed already.
const outcomeMilliseconds = 2000

/** Opens the way to Google over the middle of this window. Null when the browser does not let it. */
function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return window.open(
    `${apiBase}${startGoogleLogin.url}`,
    'google-sign-in',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
}

/** Acts when the popup has been closed, unless its outcome comes after all. */
function useClosed(popup: Window | undefined, action: () => void) {
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!popup) return
    let closing: ReturnType<typeof setTimeout> | undefined
    const looking = setInterval(() => {
      if (!popup.closed) return
      clearInterval(looking)
      closing = setTimeout(() => act(), outcomeMilliseconds)
    }, lookMilliseconds)
    return () => {
      clearInterval(looking)
      clearTimeout(closing)
    }
  }, [popup])
}

/** What is told on the channel: the server's page at the end of a popup, or a tab that opens one. */
type Told = GoogleSignInOutcome | { status: 'started' }

/**
 * Hears what the popup of the latest start tells. Not only while it is known to be open: the pages of some providers
 * cut it off, and then it seems to be closed. But no longer than until another tab opens one, or it has signed somebody
 * in: what is told from then on is not for this tab, which may be about to delete an account.
 */
function useOutcome(starts: number, action: (outcome: GoogleSignInOutcome) => void) {
  const act = useEffectEvent(action)
  useEffect(() => {
    if (starts === 0) return
    const channel = new BroadcastChannel(googleSignInChannel)
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.status === 'started' || data.status === 'signed-in') channel.close()
      if (data.status !== 'started') act(data)
    }
    // Not heard here: a channel does not tell itself.
    channel.postMessage({ status: 'started' } satisfies Told)
    return () => channel.close()
  }, [starts])
}

/** The popup in which Google tells the server who somebody is. Closing it is an outcome, too. */
export function useGooglePopup(onOutcome: (outcome: GoogleSignInOutcome) => void) {
  const [popup, setPopup] = useState<Window>()
  const [starts, setStarts] = useState(0)
  const end = (outcome: GoogleSignInOutcome) => {
    setPopup(undefined)
    onOutcome(outcome)
  }
  useClosed(popup, () => end({ status: 'cancelled' }))
  useOutcome(starts, end)

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
