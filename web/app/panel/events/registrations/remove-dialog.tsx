import type { OfficeRegistration } from 'contract/events/registration-office'
import { useRemoveRegistration } from '#app/data/registration-office'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { TextField } from '#app/ui/fields/text-field'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { aboutPerson } from '../../shell/use-act'
import { isTemporary, requireText, useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'

type RemoveDialogProps = PanelProps & {
  eventId: string
  registration: OfficeRegistration
  onClose: () => void
}

export function RemoveDialog({ eventId, registration, panel, onClose }: RemoveDialogProps) {
  const remove = useRemoveRegistration(eventId)
  const { form, control, submit, isBusy } = useCallForm({
    panel,
    defaultValues: { reason: '' },
    resolver: requireText('reason', 'Please enter a reason'),
    send: async ({ reason }) =>
      aboutPerson(
        registration.name,
        await remove.mutateAsync({ registrationId: registration._id, reason }),
      ),
    onSent: onClose,
    onSessionEnd: onClose,
    errorAt: (message, error) => {
      if (isTemporary(error)) form.setError('reason', { message })
      else {
        panel.showError(message)
        onClose()
      }
    },
  })
  useRestoredForm(panel, form, { name: `remove ${registration._id}` })
  return (
    <Modal
      title={`Remove ${registration.name ?? 'registration'}`}
      onClose={onClose}
      isBusy={isBusy}
    >
      <p className="mt-3 mb-4 text-ink-soft">
        We’ll email them the reason. A seat that becomes free goes to the next person waiting.
      </p>
      <form noValidate method="post" onSubmit={submit}>
        <TextField
          control={control}
          name="reason"
          label="Reason"
          autoComplete="off"
          maxLength={300}
          isRequired
        />
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={isBusy ? 'Removing...' : 'Remove'}
          isBusy={isBusy}
          isDanger
        />
      </form>
    </Modal>
  )
}
