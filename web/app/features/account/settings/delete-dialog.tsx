import type { Account } from 'contract/account-settings'
import { Modal } from '#app/components/modal'
import { DeleteByGoogle } from './delete-by-google'
import { DeleteByPassword } from './delete-by-password'
import { useDeletion } from './use-deletion'

type DeleteDialogProps = { account: Account; onClose: () => void }

/** Asks for a proof that it is the student who wants this: the password, or else Google. */
export function DeleteDialog({ account: { hasPassword }, onClose }: DeleteDialogProps) {
  const deletion = useDeletion()
  return (
    <Modal title="Delete my account" onClose={onClose} isBusy={deletion.isBusy}>
      <p className="mt-3 text-ink-soft">
        Your account goes with all that is kept about it, for good. This cannot be undone.
      </p>
      {hasPassword ? (
        <DeleteByPassword deletion={deletion} onCancel={onClose} />
      ) : (
        <DeleteByGoogle deletion={deletion} onCancel={onClose} />
      )}
    </Modal>
  )
}
