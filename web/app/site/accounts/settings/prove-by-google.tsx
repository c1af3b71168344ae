import { googleLoginFailed } from 'contract/accounts/account'
import { messageOf } from '#app/lib/as-rejection'
import { useSignInLabel } from '#app/lib/sign-in-label'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { showToast } from '#app/ui/toaster'
import { useGooglePopup } from '../use-google-popup'
import { useSessionCheck } from '../use-session-check'
import type { ProofProps } from './proof'

export function ProveByGoogle({ proven, words, onCancel }: ProofProps) {
  const checkSession = useSessionCheck()
  const signInLabel = useSignInLabel() ?? 'your linked account'
  const google = useGooglePopup((status) => {
    if (proven.isBusy) return
    if (status.status !== 'signed-in') {
      showToast('error', status.status === 'cancelled' ? 'Login cancelled' : googleLoginFailed)
      return
    }
    void proven.run().catch((error: unknown) => {
      showToast('error', messageOf(error) || words.failed)
      checkSession(error)
    })
  })
  const isBusy = google.isOpen || proven.isBusy
  return (
    <>
      <p className="mt-3 text-ink-soft">
        To confirm that it’s you, sign in with {signInLabel} again.
      </p>
      <DialogButtons
        cancel={words.cancel}
        onCancel={onCancel}
        confirm={isBusy ? 'Processing...' : `${words.confirmWith} ${signInLabel}`}
        onConfirm={google.open}
        isBusy={isBusy}
        isDanger={words.isDanger ?? false}
      />
    </>
  )
}
