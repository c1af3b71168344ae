import { useGoogleLogin } from '#app/data/sign-in'
import { pathBackOrHome } from '#app/lib/come-back'
import { showToast } from '#app/ui/toaster'
import { googleDelays } from './fetch-user'
import { useEntrance } from './use-entrance'
import { useGooglePopup } from './use-google-popup'

export type GoogleTexts = { welcome: string; cancelled: string; failed: string; lost: string }

/** Sends the photo only where specified. */
export function useGoogle(words: GoogleTexts, { hasPhoto }: { hasPhoto: boolean }) {
  const login = useGoogleLogin()
  const { enter, isBusy } = useEntrance({
    ...words,
    nextPath: pathBackOrHome,
    delays: googleDelays,
  })

  const popup = useGooglePopup((status) => {
    if (isBusy) return
    if (status.status !== 'signed-in') {
      showToast('error', status.status === 'cancelled' ? words.cancelled : words.failed)
      return
    }
    const { name, email, profilePhoto } = status
    const body = { name, email, ...(hasPhoto && { profilePhoto }) }
    enter(() => login.mutateAsync(body)).catch(() => showToast('error', words.failed))
  })
  return { start: popup.open, isBusy: isBusy || popup.isOpen }
}
