import { DialogButtons } from '#app/components/dialog-buttons'
import { PasswordField } from '#app/components/fields/password-field'
import { Modal } from '#app/components/modal'
import { usePasswordCheck } from './use-password-check'

type PasswordDialogProps = { onVerified: () => Promise<void>; onClose: () => void }

const confirmLabels = {
  typing: 'Verify & Continue',
  verifying: 'Verifying...',
  verified: 'Deleting...',
} as const

/** Asks for the administrator's own password before a deletion, and stays until that is over. */
export function PasswordDialog({ onVerified, onClose }: PasswordDialogProps) {
  const { control, submit, stage, isBlank } = usePasswordCheck(onVerified)
  return (
    <Modal title="Confirm Deletion" onClose={onClose} isBusy={stage === 'verified'}>
      <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
        <p className="text-ink-soft">Enter your password to continue</p>
        <PasswordField
          control={control}
          name="password"
          label="Password"
          autoComplete="current-password"
          isRequired
          isDisabled={stage !== 'typing'}
        />
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={confirmLabels[stage]}
          isDisabled={isBlank}
          isBusy={stage !== 'typing'}
          isCancellable={stage !== 'verified'}
          isDanger
        />
      </form>
    </Modal>
  )
}
