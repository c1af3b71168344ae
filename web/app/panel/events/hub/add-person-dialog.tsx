import { useAddRegistration } from '#app/data/registration-office'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { TextField } from '#app/ui/fields/text-field'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'

type AddPersonDialogProps = PanelProps & {
  eventId: string
  /** A name or an email address. */
  known: string
  onClose: () => void
}

export function AddPersonDialog({ eventId, known, panel, onClose }: AddPersonDialogProps) {
  const add = useAddRegistration(eventId)
  const { form, control, submit, isBusy } = useCallForm({
    panel,
    defaultValues: known.includes('@') ? { name: '', email: known } : { name: known, email: '' },
    send: (typed) => add.mutateAsync(typed),
    onSent: onClose,
    onSessionEnd: onClose,
    errorAt: 'email',
  })
  useRestoredForm(panel, form, { name: `add person ${eventId}` })
  return (
    <Modal title="Add a person" onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 text-ink-soft">
        If the event is full, they join the waiting list. They get an email either way.
      </p>
      <form noValidate method="post" onSubmit={submit} className="mt-4 grid gap-4">
        <TextField control={control} name="name" label="Name" autoComplete="off" isRequired />
        <TextField
          control={control}
          name="email"
          type="email"
          label="Email"
          autoComplete="off"
          isRequired
        />
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={isBusy ? 'Adding...' : 'Add'}
          isBusy={isBusy}
        />
      </form>
    </Modal>
  )
}
