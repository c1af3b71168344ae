import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide'
import { DialogButtons } from '#app/components/dialog-buttons'
import { PasswordField } from '#app/components/fields/password-field'
import { Icon } from '#app/components/icon'
import { Modal } from '#app/components/modal'
import { factorsQuery } from '#app/data/admin-factors'
import { usePasswordCheck } from './use-password-check'

type PasswordDialogProps = {
  title?: string
  /** What the button says while it is done. */
  doing?: string
  onVerified: () => Promise<void>
  onClose: () => void
}

/** Asks for the administrator's own password before a deletion, or what else wants it, and stays until that is over. */
export function PasswordDialog({
  title = 'Confirm Deletion',
  doing = 'Deleting...',
  onVerified,
  onClose,
}: PasswordDialogProps) {
  const { control, submit, byPasskey, stage, isBlank } = usePasswordCheck(onVerified)
  const { data: factors } = useQuery(factorsQuery())
  const confirmLabels = {
    typing: 'Verify & Continue',
    verifying: 'Verifying...',
    verified: doing,
  } as const
  return (
    <Modal title={title} onClose={onClose} isBusy={stage === 'verified'}>
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
        {factors && factors.passkeys.length > 0 && (
          <button
            type="button"
            disabled={stage !== 'typing'}
            onClick={byPasskey}
            className="button-outline"
          >
            <Icon of={KeyRound} className="size-5" />
            Use a passkey
          </button>
        )}
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
