import { type GoogleSignInOutcome, googleSignInChannel } from 'contract/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '#app/components/toaster'
import { useGoogleLogin } from '#app/data/account'
import { googleDelays } from './fetch-user'
import { openGooglePopup } from './google-popup'
import { useEntrance } from './use-entrance'

const popupBlocked = 'Popup blocked. Please allow popups for this site.'
const lookMilliseconds = 500
// The popup's last page has left this page's group of windows, which looks as if it were closed already.
const outcomeMilliseconds = 2000

export type GoogleWords = { welcome: string; cancelled: string; failed: string; lost: string }

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

/** Signs in with Google, in a popup. The photo is sent along where the specification says so. */
export function useGoogle(words: GoogleWords, { hasPhoto }: { hasPhoto: boolean }) {
  const [popup, setPopup] = useState<Window>()
  const [isListening, setListening] = useState(false)
  const login = useGoogleLogin()
  const { enter, isBusy } = useEntrance({ ...words, path: '/', delays: googleDelays })

  const stop = (message: string) => {
    setPopup(undefined)
    showToast('error', message)
  }
  useClosed(popup, () => stop(words.cancelled))
  useOutcome(isListening, (outcome) => {
    if (isBusy) return
    if (outcome.status !== 'signed-in') {
      stop(outcome.status === 'cancelled' ? words.cancelled : words.failed)
      return
    }
    setPopup(undefined)
    const { name, email, profilePhoto } = outcome
    const body = { name, email, ...(hasPhoto && { profilePhoto }) }
    void enter(
      () => login.mutateAsync(body),
      () => showToast('error', words.failed),
    ) // shows its failures itself
  })

  const start = () => {
    const opened = openGooglePopup()
    if (!opened) {
      showToast('error', popupBlocked)
      return
    }
    setListening(true)
    setPopup(opened)
  }
  return { start, isBusy: isBusy || popup !== undefined }
}
