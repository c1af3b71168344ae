import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide'
import { factorsQuery } from '#app/data/admin-factors'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { PasswordField } from '#app/ui/fields/password-field'
import { Icon } from '#app/ui/icon'
import { Modal } from '#app/ui/modal'
import { useStepUp } from './use-step-up'

type StepUpDialogProps = {
  title: string
  /** What is about to be done, or what is to be entered. */
  lead: string
  /** What the button says. */
  verb?: string
  /** The same while it is done. */
  doing?: string
  isDanger?: boolean
  /** What was asked for; says itself how it went. The dialog stays until then. */
  onConfirmed: () => Promise<unknown>
  onClose: () => void
}

/** Asks for the own password, or a passkey, and then does what was asked for. */
export function StepUpDialog({
  title,
  lead,
  verb = 'Verify & Continue',
  doing = 'Processing...',
  isDanger = false,
  onConfirmed,
  onClose,
}: StepUpDialogProps) {
  const { control, submit, byPasskey, stage, isBlank } = useStepUp(async () => {
    await onConfirmed()
    onClose()
  })
  const { data: factors } = useQuery(factorsQuery())
  const labels = { typing: verb, verifying: 'Verifying...', verified: doing } as const
  return (
    <Modal title={title} onClose={onClose} isBusy={stage === 'verified'}>
      <form noValidate method="post" onSubmit={submit} className="mt-3 grid gap-4">
        <p className="wrap-anywhere text-ink-soft">{lead}</p>
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
          confirm={labels[stage]}
          isDisabled={isBlank}
          isBusy={stage !== 'typing'}
          isCancellable={stage !== 'verified'}
          isDanger={isDanger}
        />
      </form>
    </Modal>
  )
}
