import { useSignOutEverywhere } from '#app/data/account-settings'
import { pathOf } from '#app/framework/addresses/path-of'
import { messageOf } from '#app/lib/as-rejection'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { Modal } from '#app/ui/modal'
import { showToast } from '#app/ui/toaster'
import { useSessionCheck } from '../use-session-check'
import { leaveTo } from './leave-to'

const signOutFailed = 'Failed to sign out. Please try again.'

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const signOut = useSignOutEverywhere()
  const checkSession = useSessionCheck()
  const confirm = () =>
    signOut.mutate(undefined, {
      onSuccess: ({ message }) => leaveTo(pathOf('login'), message),
      onError: (error) => {
        showToast('error', messageOf(error) || signOutFailed)
        checkSession(error)
      },
    })
  const isBusy = signOut.isPending || signOut.isSuccess
  return (
    <Modal title="Sign out everywhere" onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 text-ink-soft">
        This signs you out on all your devices, including this one. You can sign in again at any
        time.
      </p>
      <DialogButtons
        cancel="Cancel"
        onCancel={onClose}
        confirm={isBusy ? 'Signing out...' : 'Sign out'}
        onConfirm={confirm}
        isBusy={isBusy}
      />
    </Modal>
  )
}
