import type { Account } from 'contract/accounts/account-settings'
import { useDeleteAccount } from '#app/data/account-settings'
import { pathOf } from '#app/framework/addresses/path-of'
import { Modal } from '#app/ui/modal'
import { leaveTo } from './leave-to'
import type { ProofTexts, Proven } from './proof'
import { ProveByGoogle } from './prove-by-google'
import { ProveByPassword } from './prove-by-password'

function useAccountDeletion(): Proven {
  const deletion = useDeleteAccount()
  return {
    run: async (password) => {
      const { message } = await deletion.mutateAsync(password)
      leaveTo(pathOf('home'), message)
    },
    isBusy: deletion.isPending || deletion.isSuccess,
  }
}

const words: ProofTexts = {
  cancel: 'Keep my account',
  confirm: 'Delete',
  confirmWith: 'Delete with',
  busy: 'Deleting...',
  failed: 'Failed to delete account. Please try again.',
  isDanger: true,
}

type DeleteDialogProps = { account: Account; onClose: () => void }

export function DeleteAccountDialog({ account: { hasPassword }, onClose }: DeleteDialogProps) {
  const deletion = useAccountDeletion()
  const Prove = hasPassword ? ProveByPassword : ProveByGoogle
  return (
    <Modal title="Delete my account" onClose={onClose} isBusy={deletion.isBusy}>
      <p className="mt-3 text-ink-soft">
        This deletes your account and everything we keep about it. You can’t undo this.
      </p>
      <Prove proven={deletion} words={words} onCancel={onClose} />
    </Modal>
  )
}
