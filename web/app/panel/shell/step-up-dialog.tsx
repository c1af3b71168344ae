import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide'
import { factorsQuery } from '#app/data/admin-factors'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { PasswordField } from '#app/ui/fields/password-field'
import { Modal } from '#app/ui/modal'
import { Button } from './button'
import { useStepUp } from './use-step-up'

type StepUpDialogProps = {
  title: string
  lead: string
  verb?: string
  doing?: string
  isDanger?: boolean
  /** Shows the result itself; the dialog stays open until it resolves. */
  onConfirmed: () => Promise<unknown>
  onClose: () => void
}

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
          <Button icon={KeyRound} disabled={stage !== 'typing'} onClick={byPasskey}>
            Use a passkey
          </Button>
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
