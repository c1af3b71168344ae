import { type GoogleSignInOutcome, googleSignInChannel, googleStartUrl } from 'contract/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '#app/components/toaster'
import { apiBase } from '#app/lib/call'

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
    `${apiBase}${googleStartUrl}`,
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

/**
 * Hears what popups tell, once one was opened. Not only while it is known to be open: the pages of some providers cut
 * it off, and then it seems to be closed.
 */
function useOutcome(isListening: boolean, action: (outcome: GoogleSignInOutcome) => void) {
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!isListening) return
    const channel = new BroadcastChannel(googleSignInChannel)
    // Only the server's page at the end of the popup writes to this channel.
    channel.onmessage = ({ data }: MessageEvent<GoogleSignInOutcome>) => act(data)
    return () => channel.close()
  }, [isListening])
}

/** The popup in which Google tells the server who somebody is. Closing it is an outcome, too. */
export function useGooglePopup(onOutcome: (outcome: GoogleSignInOutcome) => void) {
  const [popup, setPopup] = useState<Window>()
  const [isListening, setListening] = useState(false)
  const end = (outcome: GoogleSignInOutcome) => {
    setPopup(undefined)
    onOutcome(outcome)
  }
  useClosed(popup, () => end({ status: 'cancelled' }))
  useOutcome(isListening, end)

  const open = () => {
    const opened = openPopup()
    if (!opened) {
      showToast('error', popupBlocked)
      return
    }
    setListening(true)
    setPopup(opened)
  }
  return { open, isOpen: popup !== undefined }
}
