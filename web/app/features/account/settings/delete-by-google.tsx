import { googleLoginFailed } from 'contract/account'
import { DialogButtons } from '#app/components/dialog-buttons'
import { showToast } from '#app/components/toaster'
import { useSite } from '#app/lib/site'
import { messageOf } from '../refusals'
import { useGooglePopup } from '../use-google-popup'
import { useSessionCheck } from '../use-session-check'
import { type Deletion, deleteFailed } from './use-deletion'

type DeleteByGoogleProps = { deletion: Deletion; onCancel: () => void }

/** For accounts without a password: Google says once more who this is, and then the account is deleted. */
export function DeleteByGoogle({ deletion, onCancel }: DeleteByGoogleProps) {
  const checkSession = useSessionCheck()
  const { signInLabel = 'your linked account' } = useSite()
  const google = useGooglePopup((outcome) => {
    if (deletion.isBusy) return
    if (outcome.status !== 'signed-in') {
      showToast('error', outcome.status === 'cancelled' ? 'Login cancelled' : googleLoginFailed)
      return
    }
    // It shows its failures itself.
    void deletion.run().catch((error: unknown) => {
      showToast('error', messageOf(error) || deleteFailed)
      checkSession(error)
    })
  })
  const isBusy = google.isOpen || deletion.isBusy
  return (
    <>
      <p className="mt-3 text-ink-soft">
        To be sure that it is you, sign in with {signInLabel} once more.
      </p>
      <DialogButtons
        cancel="Keep my account"
        onCancel={onCancel}
        confirm={isBusy ? 'Processing...' : `Delete with ${signInLabel}`}
        onConfirm={google.open}
        isBusy={isBusy}
        isDanger
      />
    </>
  )
}
