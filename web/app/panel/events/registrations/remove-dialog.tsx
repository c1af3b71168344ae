import type { OfficeRegistration } from 'contract/events/registration-office'
import { type FormEvent, useId, useState } from 'react'
import { useRemoveRegistration } from '#app/data/registration-office'
import { DialogButtons } from '#app/ui/dialog-buttons'
import { controlClasses, describedBy, Field } from '#app/ui/fields/field'
import { Modal } from '#app/ui/modal'
import type { PanelProps } from '../../shell/panel'
import { isSessionEnd } from '../../shell/use-session-end'

const failed = 'Something went wrong. Please try again.'

type RemoveDialogProps = PanelProps & {
  eventId: string
  registration: OfficeRegistration
  onClose: () => void
}

export function RemoveDialog({ eventId, registration, panel, onClose }: RemoveDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const remove = useRemoveRegistration(eventId)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending) return
    if (reason.trim() === '') {
      setError('Please enter a reason')
      document.getElementById(id)?.focus()
      return
    }
    remove.mutate(
      { registrationId: registration._id, reason },
      {
        onSuccess: ({ message }) => {
          panel.showSuccess(message)
          onClose()
        },
        onError: (problem) => {
          if (!isSessionEnd(problem)) panel.showError(problem.message || failed)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      title={`Remove ${registration.name ?? 'registration'}`}
      onClose={onClose}
      isBusy={remove.isPending}
    >
      <p className="mt-3 mb-4 text-ink-soft">
        We’ll email them the reason. A seat that becomes free goes to the next person waiting.
      </p>
      <form noValidate method="post" onSubmit={confirm}>
        <Field id={id} label="Reason" error={error} isRequired>
          <input
            id={id}
            value={reason}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
            aria-required
            {...describedBy(id, { error })}
            className={controlClasses}
          />
        </Field>
        <DialogButtons
          cancel="Cancel"
          onCancel={onClose}
          confirm={remove.isPending ? 'Removing...' : 'Remove'}
          isBusy={remove.isPending}
          isDanger
        />
      </form>
    </Modal>
  )
}
