import type { AttendeeCertificate } from 'contract/events/attendance'
import { useReissueCertificate } from '#app/data/attendance'
import { eventWhenHere } from '#app/lib/event-when'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { FormError } from '#app/ui/fields/form-error'
import { TextField } from '#app/ui/fields/text-field'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { aboutPerson } from '../../shell/use-act'
import { useCallForm } from '../../shell/use-call-form'
import { useRestoredForm } from '../../shell/use-restored-form'

type ReissueDialogProps = PanelProps & {
  eventId: string
  code: string
  seen: AttendeeCertificate
  onIssued: () => void
  onClose: () => void
}

export function ReissueDialog(props: ReissueDialogProps) {
  const { eventId, code, seen, panel, onIssued, onClose } = props
  const reissue = useReissueCertificate(eventId)
  const { form, control, submit, isBusy } = useCallForm({
    panel,
    defaultValues: { name: seen.name },
    send: async ({ name }) => aboutPerson(name, await reissue.mutateAsync({ code, name, seen })),
    onSent: () => {
      onIssued()
      onClose()
    },
    onSessionEnd: onClose,
    failure: 'The certificate could not be reissued. Check your connection and try again.',
    errorAt: 'root',
  })
  useRestoredForm(panel, form, { name: `reissue ${code}` })
  const formError = form.formState.errors.root?.message
  return (
    <Modal title="Reissue certificate" onClose={onClose} isBusy={isBusy}>
      <p className="mt-3 text-ink-soft">
        {seen.revokedAt &&
          `This certificate was revoked on ${eventWhenHere.longDays({ date: seen.revokedAt })}. The new one will be valid. `}
        The new certificate has this name, a new code and today’s date. Everything else stays the
        same. Checking the old code shows that it was replaced.
      </p>
      <p className="mt-2 mb-4 text-ink-soft">
        Registered guests can download it in the same place as the old one.
      </p>
      <form noValidate method="post" onSubmit={submit}>
        <TextField
          control={control}
          name="name"
          label="Name on the certificate"
          autoComplete="off"
          maxLength={100}
          isRequired
        />
        {formError && (
          <div className="mt-4">
            <FormError>{formError}</FormError>
          </div>
        )}
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={isBusy ? 'Reissuing...' : 'Reissue'}
          isBusy={isBusy}
        />
      </form>
    </Modal>
  )
}
